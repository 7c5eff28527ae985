import { AlmanacCalendar } from "#src/almanac/almanac-calendar.tsx";
import { introductions } from "#src/content/ceremonies/introductions.ts";
import { ceremonySections } from "#src/content/ceremonies/sections.ts";
import { seasonFigures } from "#src/content/facts/season-figures.ts";
import { seasonWords } from "#src/content/season-words.ts";
import type { PagePart } from "#src/navigation/page-module.ts";
import { type MenuSection, SectionMenuPage } from "#src/page-sections/section-menu-page.tsx";
import { useAskedCategory } from "#src/page-sections/use-asked-category.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { SEASONS, type Season } from "#src/season/season.ts";
import { Still, wasServedStill } from "#src/still/still.tsx";
import { NextCeremony } from "./parts/next-ceremony.tsx";

export const description =
	"Ceremonies of the four seasons, with 24 solar terms, 72 micro-seasons and 16 national holidays.";

const stillParts = lazyModule(() => import("./still-parts.tsx"));

export const part = (): PagePart | undefined =>
	wasServedStill("ceremonies")
		? undefined
		: { source: "src/pages/ceremonies/still-parts.tsx", module: stillParts, still: true };

const seasonSection = (season: Season): MenuSection => ({
	id: season,
	label: seasonWords[season].name,
	title: `${seasonWords[season].name}: ${seasonFigures[season].ceremony}`,
	kanji: seasonWords[season],
	introduction: introductions[season],
	content: (
		<Still of="ceremonies" module={stillParts}>
			{({ SeasonSection }) => <SeasonSection season={season} />}
		</Still>
	),
});

const sections: [MenuSection, ...MenuSection[]] = [
	{
		id: "overview",
		...ceremonySections.overview,
		content: (
			<Still of="ceremonies" module={stillParts}>
				{({ Overview }) => <Overview />}
			</Still>
		),
	},
	{ id: "calendar", ...ceremonySections.calendar, content: <AlmanacCalendar /> },
	...SEASONS.map(seasonSection),
];

/**
 * Six ceremonies, the calendar, and how the four seasons are observed in Japan and here. Specification 2.13, 3 and 9.
 */
export default function CeremoniesPage() {
	return (
		<SectionMenuPage page="ceremonies" sections={sections} category={useAskedCategory()} foot={<NextCeremony />} />
	);
}
