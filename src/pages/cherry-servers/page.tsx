import { type ReactNode, useState } from "react";
import { serverSections } from "#src/content/servers/sections.ts";
import type { PagePart } from "#src/navigation/page-module.ts";
import { type MenuSection, SectionMenuPage } from "#src/page-sections/section-menu-page.tsx";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { Still, wasServedStill } from "#src/still/still.tsx";
import { answerCopy } from "./answer-copy.ts";
import { Inventory } from "./parts/inventory.tsx";
import { Locations } from "./parts/locations.tsx";
import { PriceFoot } from "./parts/price-foot.tsx";
import { Pricing } from "./parts/pricing.tsx";

export const description =
	"Server rental in six datacentres: locations, inventory, pricing and the commands that manage it.";

const stillParts = lazyModule(() => import("./still-parts.tsx"));

export const part = (): PagePart | undefined =>
	wasServedStill("servers")
		? undefined
		: { source: "src/pages/cherry-servers/still-parts.tsx", module: stillParts, still: true };

const still = (name: "Overview" | "PricingNotes" | "CherryCli" | "Features") => (
	<Still module={stillParts} of="servers">
		{({ [name]: Part }) => <Part />}
	</Still>
);

const sections: [MenuSection, ...MenuSection[]] = [
	{ id: "overview", ...serverSections.overview, content: still("Overview") },
	{ id: "locations", ...serverSections.locations, content: <Locations /> },
	{ id: "inventory", ...serverSections.inventory, content: <Inventory /> },
	{ id: "pricing", ...serverSections.pricing, content: <Pricing>{still("PricingNotes")}</Pricing> },
	{ id: "cherry-cli", ...serverSections["cherry-cli"], content: <Answered>{still("CherryCli")}</Answered> },
	{ id: "features", ...serverSections.features, content: still("Features") },
];

/** Prerendered copy buttons have no listeners of their own and are handled here. */
function Answered({ children }: { children: ReactNode }) {
	const [served] = useState(() => wasServedStill("servers"));
	return <div onClickCapture={served ? answerCopy : undefined}>{children}</div>;
}

/** The server provider in six sections beside a menu. Specification 2.4 and 9 (Provider) */
export default function CherryServersPage() {
	return <SectionMenuPage page="cherry-servers" sections={sections} foot={<PriceFoot />} />;
}
