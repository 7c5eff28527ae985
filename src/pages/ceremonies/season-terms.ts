import almanac from "#src/almanac/almanac.json" with { type: "json" };
import { dayMonthShort } from "#src/almanac/day-text.ts";
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
/** Our spring begins with the equinox, three terms after the almanac’s. */
const lag = 3;

/**
 * The six solar terms of a season as this site counts it, from its equinox or solstice on. The almanac’s own season
 * began three terms earlier, and its next one begins halfway through.
 * @example termsOf("spring").map(({ reading }) => reading) // ["Shunbun", "Seimei", "Kokuu", "Rikka", "Shōman", "Bōshu"]
 */
export function termsOf(season: Season): TermOfSeason[] {
	const first = SEASONS.indexOf(season) * termsPerSeason + lag;
	return Array.from({ length: termsPerSeason }, (_, offset) => {
		const index = (first + offset) % almanac.solarTerms.length;
		const term = almanac.solarTerms[index] as KanjiWord;
		const microSeasons = almanac.microSeasons
			.slice(index * 3, index * 3 + 3)
			.map(({ n, kanji, reading, meaning, start }) => ({
				n,
				kanji,
				reading,
				meaning,
				from: dayMonthShort(`2026-${start}`),
			}));
		const begins = index % termsPerSeason === 0 ? (SEASONS[index / termsPerSeason] ?? null) : null;
		return { ...term, n: index + 1, from: microSeasons[0]?.from ?? "", begins, microSeasons };
	});
}
