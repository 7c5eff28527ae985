import type { KanjiWord } from "#src/ui/kanji.tsx";

/** Words shown at the titles of the page’s parts. */
export const partWords = {
	hour: { kanji: "刻", reading: "toki", meaning: "an hour of the old clock" },
	roles: { kanji: "役", reading: "yaku", meaning: "a part to play" },
	small: { kanji: "折節", reading: "orifushi", meaning: "now and then" },
	almanac: { kanji: "暦", reading: "koyomi", meaning: "almanac" },
	preparation: { kanji: "支度", reading: "shitaku", meaning: "preparation" },
	takeHome: { kanji: "土産", reading: "miyage", meaning: "something brought home" },
	terms: { kanji: "候", reading: "kō", meaning: "a micro-season" },
	words: { kanji: "季語", reading: "kigo", meaning: "season word" },
	food: { kanji: "旬", reading: "shun", meaning: "the time when a thing is best" },
	customs: { kanji: "行事", reading: "gyōji", meaning: "observance" },
	holidays: { kanji: "祝日", reading: "shukujitsu", meaning: "holiday" },
} as const satisfies Record<string, KanjiWord>;
