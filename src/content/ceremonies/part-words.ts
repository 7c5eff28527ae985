import type { KanjiWord } from "#src/ui/kanji.tsx";

/** Words shown at the titles of the page’s parts. */
export const partWords = {
	hour: { kanji: "刻", reading: "toki", meaning: "an hour of the old clock" },
	roles: { kanji: "役", reading: "yaku", meaning: "a part to play" },
	almanac: { kanji: "暦", reading: "koyomi", meaning: "almanac" },
	takeHome: { kanji: "土産", reading: "miyage", meaning: "something brought home" },
	terms: { kanji: "候", reading: "kō", meaning: "a micro-season" },
} as const satisfies Record<string, KanjiWord>;
