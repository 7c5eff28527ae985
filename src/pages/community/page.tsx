import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function CommunityPage() {
	return <PageStandIn page="community" />;
}
