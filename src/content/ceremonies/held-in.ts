import type { Season } from "#src/season/season.ts";

/**
 * The solar term in which each season's ceremony is held, on the term's first Saturday by the Japanese calendar: `term`
 * is its index in the almanac, counted from 立春 (Risshun). Our choice: the specification gives no dates.
 */
export const heldIn: Record<Season, { term: number; kanji: string; reading: string }> = {
	spring: { term: 4, kanji: "清明", reading: "Seimei" },
	summer: { term: 10, kanji: "小暑", reading: "Shōsho" },
	autumn: { term: 15, kanji: "秋分", reading: "Shūbun" },
	winter: { term: 21, kanji: "冬至", reading: "Tōji" },
};
