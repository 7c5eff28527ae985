import type { ReactNode } from "react";
import { type GuideSectionId, guideSections } from "#src/content/ecosystem-guide/sections.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { type MenuSection, SectionMenuPage } from "#src/page-sections/section-menu-page.tsx";
import { SampleNote } from "#src/ui/sample-note.tsx";
import { Business } from "./parts/business.tsx";
import { Cultural } from "./parts/cultural.tsx";
import { Governance } from "./parts/governance.tsx";
import { Infrastructure } from "./parts/infrastructure.tsx";
import { Overview } from "./parts/overview.tsx";
import { Tokenomics } from "./parts/tokenomics.tsx";
import styles from "./parts/words.module.css";

export const description =
	"The ecosystem in six components, with the CHERRY token, infrastructure, governance and business.";

const contents: Record<GuideSectionId, ReactNode> = {
	overview: <Overview />,
	tokenomics: <Tokenomics />,
	infrastructure: <Infrastructure />,
	governance: <Governance />,
	cultural: <Cultural />,
	business: <Business />,
};

const section = (id: GuideSectionId): MenuSection => ({ id, ...guideSections[id], content: contents[id] });

/** The ecosystem guide. Specification 2.9 */
export default function EcosystemGuidePage() {
	return (
		<SectionMenuPage
			page="ecosystem-guide"
			sections={[
				section("overview"),
				section("tokenomics"),
				section("infrastructure"),
				section("governance"),
				section("cultural"),
				section("business"),
			]}
			foot={
				<div className={styles.foot}>
					<p>
						The token on this page is CHERRY. Cherry Seeds have a <PageLink to="/tokens">hub</PageLink> of their own;
						the <PageLink to="/guides/glossary">glossary</PageLink> tells the two apart.
					</p>
					<SampleNote>
						Sample data: market size, target, counts and prices describe a preview, and offer nothing.
					</SampleNote>
				</div>
			}
		/>
	);
}
