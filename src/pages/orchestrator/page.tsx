import { PageStandIn } from "#src/navigation/page-stand-in.tsx";

export default function OrchestratorPage() {
	return <PageStandIn page="orchestrator" />;
}
