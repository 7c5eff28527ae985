import { tokenSections } from "#src/content/tokens/sections.ts";
import { type MenuSection, SectionMenuPage } from "#src/page-sections/section-menu-page.tsx";
import { Earning } from "./parts/earning.tsx";
import { Governance } from "./parts/governance.tsx";
import { Overview } from "./parts/overview.tsx";
import { PriceFoot } from "./parts/price-foot.tsx";
import { Staking } from "./parts/staking.tsx";
import { Tokenomics } from "./parts/tokenomics.tsx";
import { Trading } from "./parts/trading.tsx";

export const description = "Cherry Seeds: supply and distribution, earning, staking tiers, trading and governance.";

export { part } from "./still-page.ts";

const sections: [MenuSection, ...MenuSection[]] = [
	{ id: "overview", ...tokenSections.overview, content: <Overview /> },
	{ id: "tokenomics", ...tokenSections.tokenomics, content: <Tokenomics /> },
	{ id: "earning", ...tokenSections.earning, content: <Earning /> },
	{ id: "staking", ...tokenSections.staking, content: <Staking /> },
	{ id: "trading", ...tokenSections.trading, content: <Trading /> },
	{ id: "governance", ...tokenSections.governance, content: <Governance /> },
];

/** Everything about Cherry Seeds, in six sections. Specification 2.10 and 9 (Token hub). */
export default function TokensPage() {
	return <SectionMenuPage page="tokens" sections={sections} foot={<PriceFoot />} />;
}
