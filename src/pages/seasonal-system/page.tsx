import { seasonWords } from "#src/content/season-words.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { overviewTab } from "#src/content/seasons-guide/tabs.ts";
import type { MenuSection } from "#src/page-sections/section-menu-page.tsx";
import { SectionParts } from "#src/page-sections/section-part.tsx";
import { SectionTabsPage } from "#src/page-sections/section-tabs-page.tsx";
import { SEASONS, type Season } from "#src/season/season.ts";
import { stillPage } from "#src/still/still.tsx";
import { Cycle } from "./parts/cycle.tsx";
import { ShowSeason } from "./parts/show-season.tsx";

export const description =
	"The four seasons of the ecosystem: dates, colours, multipliers, particles and the work of each.";

const { part, Still } = stillPage("seasonal-system", () => import("./still-parts.tsx"));

export { part };

const seasonTab = (season: Season): MenuSection => ({
	id: season,
	label: seasonWords[season].name,
	kanji: seasonWords[season],
	introduction: seasons[season].description,
	content: (
		<SectionParts>
			<ShowSeason season={season} />
			<Still>{({ SeasonSheet }) => <SeasonSheet season={season} />}</Still>
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
				<Still>{({ HowItWorks }) => <HowItWorks />}</Still>
			</SectionParts>
		),
	},
	...SEASONS.map(seasonTab),
];

/** How the seasons drive the site, season by season. Specification 2.12, 4.1, 4.5, 4.6 and 9 (Effects). */
export default function SeasonalSystemPage() {
	return <SectionTabsPage introduction={description} page="seasonal-system" sections={sections} />;
}
