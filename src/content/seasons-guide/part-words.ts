import type { KanjiWord } from "#src/ui/kanji.tsx";

/** Words shown at the titles of the overview’s parts. */
export const partWords = {
	readings: { kanji: "読み", reading: "yomi", meaning: "reading" },
	drives: { kanji: "従", reading: "jū", meaning: "following" },
	strengths: { kanji: "強", reading: "kyō", meaning: "strength" },
} as const satisfies Record<string, KanjiWord>;
