import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function EcosystemGuidePage() {
	return <PageStandIn page="ecosystem-guide" />;
}
