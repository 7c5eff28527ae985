import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function CommunityGuidePage() {
	return <PageStandIn page="community-guide" />;
}
