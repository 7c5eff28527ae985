import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function EcosystemGuidePage() {
	return <PageStandIn page="ecosystem-guide" />;
}
