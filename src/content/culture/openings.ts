import type { KanjiWord } from "#src/ui/kanji.tsx";

/** The three tabs and their introductions. Specification 2.8. */
export const cultureTabs = {
	learning: {
		label: "Cultural learning",
		title: "Values in code",
		kanji: { kanji: "学び", reading: "manabi", meaning: "learning" },
		introduction:
			"Eight Japanese words that stand for habits rather than slogans. For each: what it means in Japan, and what it asks of a commit, a review or a release.",
	},
	mentorship: {
		label: "Mentorship",
		title: "Mentorship",
		kanji: { kanji: "育み", reading: "hagukumi", meaning: "nurture" },
		introduction:
			"Nobody learns a community from its documents alone. Somebody shows you the gate, and a year later you show it to the next one.",
	},
	ceremonies: {
		label: "Ceremonies",
		title: "Ceremonies",
		kanji: { kanji: "儀", reading: "gi", meaning: "rite" },
		introduction:
			"Four times a year the work stops for an hour, and everybody looks at the same thing. That is all a ceremony is, and it is enough.",
	},
} as const satisfies Record<string, { label: string; title: string; kanji: KanjiWord; introduction: string }>;
