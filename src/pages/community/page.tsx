import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function CommunityPage() {
	return <PageStandIn page="community" />;
}
