import type { KanjiWord } from "#src/ui/kanji.tsx";

/** The two sections that are not seasons; the four seasons open with their ceremonies. Specification 2.13. */
export const ceremonySections = {
	overview: {
		label: "Overview",
		title: "Four hours a year",
		kanji: { kanji: "序", reading: "jo", meaning: "the opening part" },
		introduction:
			"Four times a year the work stops for an hour, and everybody looks at the same thing. Two smaller gatherings, of a quarter of an hour, are held whenever there is a reason. None of the six asks you to believe anything.",
	},
	calendar: {
		label: "Calendar",
		kanji: { kanji: "暦", reading: "koyomi", meaning: "almanac" },
		introduction:
			"Solar terms, micro-seasons, national holidays and our own ceremonies on the days on which they fall, by the Sun and in Japan’s time.",
	},
} as const satisfies Record<string, { label: string; title?: string; kanji: KanjiWord; introduction: string }>;
