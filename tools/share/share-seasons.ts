import type { SectionId } from "../../src/content/sections.ts";
import type { PageKey } from "../../src/navigation/site-map-entry.ts";
import { SEASONS, type Season } from "../../src/season/season.ts";

/**
 * The season of a page's picture. Links are seen all year round, so the picture does not follow the date: it has the
 * season that suits its page. Seeds are spring's, nets and circles summer's, harvests and reading autumn's, storehouses
 * and joinery winter's.
 */
export const pageSeasons: Record<PageKey, Season> = {
	home: "spring",
	garden: "spring",
	cli: "autumn",
	dashboard: "autumn",
	orchestrator: "winter",
	"sakura-showcase": "spring",
	community: "summer",
	tokens: "spring",
	"cherry-servers": "winter",
	infrastructure: "summer",
	ceremonies: "autumn",
	settings: "winter",
	documents: "autumn",
	"community-guide": "summer",
	culture: "autumn",
	"ecosystem-guide": "summer",
	"seasonal-system": "spring",
	"seasonal-state": "winter",
	glossary: "winter",
};

/** The season of a section of the documentation, by its id. */
export const sectionSeasons: Record<SectionId, Season> = {
	"01": "spring",
	"02": "autumn",
	"03": "summer",
	"04": "autumn",
	"05": "winter",
	"06": "spring",
	"07": "spring",
	"08": "summer",
	"09": "autumn",
	"10": "winter",
};

/**
 * A document has the season that its title names, otherwise its section's.
 * @example documentSeason("Wintering a Server", "01") // "winter"
 */
export function documentSeason(title: string, sectionId: SectionId): Season {
	const words = title.toLowerCase();
	return SEASONS.find((season) => new RegExp(`\\b${season}`).test(words)) ?? sectionSeasons[sectionId];
}
