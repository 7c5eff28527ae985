import almanac from "#src/almanac/almanac.json" with { type: "json" };
import { dayMonthShort } from "#src/almanac/day-text.ts";
import { seasonTerms, termAt, termOf } from "#src/almanac/terms.ts";
import { SEASONS, type Season } from "#src/season/season.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

/** A micro-season with its number and its usual first day in words. */
export interface MicroSeasonOfTerm extends KanjiWord {
	n: number;
	from: string;
}

/** A solar term with its three micro-seasons and, for four of the terms, the almanac's season that begins with it. */
export interface TermOfSeason extends KanjiWord {
	/** Its number among the 24, counted from Risshun. */
	n: number;
	/** Its usual first day: "5 Apr". */
	from: string;
	begins: Season | null;
	microSeasons: MicroSeasonOfTerm[];
}

const termsPerSeason = almanac.solarTerms.length / SEASONS.length;

/** The term with which the almanac’s own season begins, half a season before ours. */
export const almanacBeginning = (season: Season): TermOfSeason => termOfSeason(seasonTerms[season].old);

/**
 * The six solar terms of a season as this site counts it, from its equinox or solstice on. The almanac’s own season
 * began three terms earlier, and its next one begins halfway through.
 * @example termsOf("spring").map(({ reading }) => reading) // ["Shunbun", "Seimei", "Kokuu", "Rikka", "Shōman", "Bōshu"]
 */
export function termsOf(season: Season): TermOfSeason[] {
	return Array.from({ length: termsPerSeason }, (_, offset) =>
		termOfSeason((seasonTerms[season].sky + offset) % almanac.solarTerms.length),
	);
}

function termOfSeason(index: number): TermOfSeason {
	const microSeasons = almanac.microSeasons
		.filter(({ n }) => termOf(n).index === index)
		.map(({ start, ...words }) => ({ ...words, from: dayMonthShort(`2026-${start}`) }));
	const begins = SEASONS.find((season) => seasonTerms[season].old === index) ?? null;
	return { ...termAt(index), n: index + 1, from: microSeasons[0]?.from ?? "", begins, microSeasons };
}
