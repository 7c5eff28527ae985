import { useState } from "react";
import { serverSections } from "#src/content/servers/sections.ts";
import { type MenuSection, SectionMenuPage } from "#src/page-sections/section-menu-page.tsx";
import { answerCopy } from "#src/still/answer-copy.ts";
import { stillPage } from "#src/still/still.tsx";
import { Inventory } from "./parts/inventory.tsx";
import { Locations } from "./parts/locations.tsx";
import { PriceFoot } from "./parts/price-foot.tsx";
import { Pricing } from "./parts/pricing.tsx";

export const description =
	"Server rental in six datacentres: locations, inventory, pricing and the commands that manage it.";

const { part, Still } = stillPage("cherry-servers", () => import("./still-parts.tsx"));

export { part };

const sections: [MenuSection, ...MenuSection[]] = [
	{ id: "overview", ...serverSections.overview, content: <Still>{({ Overview }) => <Overview />}</Still> },
	{ id: "locations", ...serverSections.locations, content: <Locations /> },
	{ id: "inventory", ...serverSections.inventory, content: <Inventory /> },
	{
		id: "pricing",
		...serverSections.pricing,
		content: (
			<Pricing>
				<Still>{({ PricingNotes }) => <PricingNotes />}</Still>
			</Pricing>
		),
	},
	{ id: "cherry-cli", ...serverSections["cherry-cli"], content: <Commands /> },
	{ id: "features", ...serverSections.features, content: <Still>{({ Features }) => <Features />}</Still> },
];

/** Prerendered copy buttons have no listeners of their own and are handled here. */
function Commands() {
	const [served] = useState(() => !part());
	return (
		<div onClickCapture={(event) => served && answerCopy(event, "Command")}>
			<Still>{({ CherryCli }) => <CherryCli />}</Still>
		</div>
	);
}

/** The server provider in six sections beside a menu. Specification 2.4 and 9 (Provider) */
export default function CherryServersPage() {
	return <SectionMenuPage page="cherry-servers" sections={sections} foot={<PriceFoot />} />;
}
