import { p2pSections } from "#src/content/p2p/sections.ts";
import { type MenuSection, SectionMenuPage } from "#src/page-sections/section-menu-page.tsx";
import { useAskedCategory } from "#src/page-sections/use-asked-category.ts";
import { Nodes } from "./parts/nodes.tsx";
import { Overview } from "./parts/overview.tsx";
import { Protocols } from "./parts/protocols.tsx";
import { Security } from "./parts/security.tsx";
import { Still } from "./still-page.ts";

export const description = "The peer-to-peer mesh: architecture, nodes, protocols, security and performance.";

export { part } from "./still-page.ts";

const sections: [MenuSection, ...MenuSection[]] = [
	{ id: "overview", ...p2pSections.overview, content: <Overview /> },
	{
		id: "architecture",
		...p2pSections.architecture,
		content: <Still>{({ Architecture }) => <Architecture />}</Still>,
	},
	{ id: "nodes", ...p2pSections.nodes, content: <Nodes /> },
	{ id: "protocols", ...p2pSections.protocols, content: <Protocols /> },
	{ id: "security", ...p2pSections.security, content: <Security /> },
	{
		id: "performance",
		...p2pSections.performance,
		content: <Still>{({ Performance }) => <Performance />}</Still>,
	},
];

/** The peer-to-peer mesh, in six categories. Specification 2.13 and 9 (P2P text). */
export default function InfrastructurePage() {
	return <SectionMenuPage page="infrastructure" sections={sections} category={useAskedCategory()} />;
}
