import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function CommunityGuidePage() {
	return <PageStandIn page="community-guide" />;
}
