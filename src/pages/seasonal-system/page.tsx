import { seasonWords } from "#src/content/season-words.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { overviewTab } from "#src/content/seasons-guide/tabs.ts";
import type { PagePart } from "#src/navigation/page-module.ts";
import type { MenuSection } from "#src/page-sections/section-menu-page.tsx";
import { SectionParts } from "#src/page-sections/section-part.tsx";
import { SectionTabsPage } from "#src/page-sections/section-tabs-page.tsx";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { SEASONS, type Season } from "#src/season/season.ts";
import { Still, wasServedStill } from "#src/still/still.tsx";
import { Cycle } from "./parts/cycle.tsx";
import { ShowSeason } from "./parts/show-season.tsx";

export const description =
	"The four seasons of the ecosystem: dates, colours, multipliers, particles and the work of each.";

const stillParts = lazyModule(() => import("./still-parts.tsx"));

export const part = (): PagePart | undefined =>
	wasServedStill("seasons")
		? undefined
		: { source: "src/pages/seasonal-system/still-parts.tsx", module: stillParts, still: true };

const seasonTab = (season: Season): MenuSection => ({
	id: season,
	label: seasonWords[season].name,
	kanji: seasonWords[season],
	introduction: seasons[season].description,
	content: (
		<SectionParts>
			<ShowSeason season={season} />
			<Still of="seasons" module={stillParts}>
				{({ SeasonSheet }) => <SeasonSheet season={season} />}
			</Still>
		</SectionParts>
	),
});

const sections: [MenuSection, ...MenuSection[]] = [
	{
		id: "overview",
		...overviewTab,
		content: (
			<SectionParts>
				<Cycle />
				<Still of="seasons" module={stillParts}>
					{({ HowItWorks }) => <HowItWorks />}
				</Still>
			</SectionParts>
		),
	},
	...SEASONS.map(seasonTab),
];

/** How the seasons drive the site, season by season. Specification 2.12, 4.1, 4.5, 4.6 and 9 (Effects). */
export default function SeasonalSystemPage() {
	return <SectionTabsPage introduction={description} page="seasonal-system" sections={sections} />;
}
