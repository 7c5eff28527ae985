import { PageStandIn } from "#src/stand-in/page-stand-in.tsx";

export default function OrchestratorPage() {
	return <PageStandIn page="orchestrator" />;
}
