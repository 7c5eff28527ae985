import { orchestratorTabs } from "#src/content/orchestrator/tabs.ts";
import type { MenuSection } from "#src/page-sections/section-menu-page.tsx";
import { SectionTabsPage } from "#src/page-sections/section-tabs-page.tsx";
import { Activity } from "./parts/activity.tsx";
import { Agents } from "./parts/agents.tsx";
import { Integration } from "./parts/integration.tsx";
import { Overview } from "./parts/overview.tsx";
import { Pillars } from "./parts/pillars.tsx";
import { Workflows } from "./parts/workflows.tsx";

export const description =
	"Six kinds of agent share the work of a project, season by season: roles, workflows and activity.";

const sections: [MenuSection, ...MenuSection[]] = [
	{ id: "overview", ...orchestratorTabs.overview, content: <Overview /> },
	{ id: "pillars", ...orchestratorTabs.pillars, content: <Pillars /> },
	{ id: "agents", ...orchestratorTabs.agents, content: <Agents /> },
	{ id: "workflows", ...orchestratorTabs.workflows, content: <Workflows /> },
	{ id: "activity", ...orchestratorTabs.activity, content: <Activity /> },
	{ id: "integration", ...orchestratorTabs.integration, content: <Integration /> },
];

/** Six kinds of agent and how they share a project's work. Specification 2.12, 3 and 9 (sample orchestrator stats). */
export default function OrchestratorPage() {
	return <SectionTabsPage introduction={description} page="orchestrator" sections={sections} />;
}
