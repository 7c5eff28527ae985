import type { Season } from "#src/season/season.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import almanac from "./almanac.json" with { type: "json" };

/** A solar term. @param index 0 to 23, counted from the beginning of spring in February */
export const termAt = (index: number): KanjiWord => almanac.solarTerms[index] as KanjiWord;

/**
 * The solar term that a micro-season is part of, with its index, and which of its three parts it is, from 0.
 * @param n 1 to 72
 * @example termOf(12) // { index: 3, term: { reading: "Shunbun", … }, part: 2 }
 */
export function termOf(n: number): { index: number; term: KanjiWord; part: number } {
	const index = Math.floor((n - 1) / 3);
	return { index, term: termAt(index), part: (n - 1) % 3 };
}

/** The micro-season with which a solar term begins, 1 to 72. @param index 0 to 23 @example firstOfTerm(3) // 10 */
export const firstOfTerm = (index: number): number => index * 3 + 1;

/** The term that begins a season astronomically, and the one that begins it in the old almanac: indices into the 24. */
export const seasonTerms: Record<Season, { sky: number; old: number }> = {
	spring: { sky: 3, old: 0 },
	summer: { sky: 9, old: 6 },
	autumn: { sky: 15, old: 12 },
	winter: { sky: 21, old: 18 },
};
