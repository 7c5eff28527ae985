import { AlmanacCalendar } from "#src/almanac/almanac-calendar.tsx";
import { introductions } from "#src/content/ceremonies/introductions.ts";
import { ceremonySections } from "#src/content/ceremonies/sections.ts";
import { seasonFigures } from "#src/content/facts/season-figures.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { type MenuSection, SectionMenuPage } from "#src/page-sections/section-menu-page.tsx";
import { useAskedCategory } from "#src/page-sections/use-asked-category.ts";
import { SEASONS, type Season } from "#src/season/season.ts";
import { stillPage } from "#src/still/still.tsx";
import { NextCeremony } from "./parts/next-ceremony.tsx";

export const description =
	"Ceremonies of the four seasons, with 24 solar terms, 72 micro-seasons and 16 national holidays.";

const { part, Still } = stillPage("ceremonies", () => import("./still-parts.tsx"));

export { part };

const seasonSection = (season: Season): MenuSection => ({
	id: season,
	label: seasonWords[season].name,
	title: `${seasonWords[season].name}: ${seasonFigures[season].ceremony}`,
	kanji: seasonWords[season],
	introduction: introductions[season],
	content: <Still>{({ SeasonParts }) => <SeasonParts season={season} />}</Still>,
});

const sections: [MenuSection, ...MenuSection[]] = [
	{
		id: "overview",
		...ceremonySections.overview,
		content: <Still>{({ Overview }) => <Overview />}</Still>,
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
