import type { KanjiWord } from "#src/ui/kanji.tsx";

/** The sections of the guide, in reading order: id, title, word and the line beside it. Specification 2.13. */
export const seasonalStateSections = {
	hooks: {
		title: "The hooks",
		kanji: { kanji: "鉤", reading: "kagi", meaning: "hook" },
		text: "Those for season and theme; three need a provider around them.",
	},
	reading: {
		title: "Read the season",
		kanji: { kanji: "読み", reading: "yomi", meaning: "reading" },
		text: "One hook, six fields, and a null that has to be answered.",
	},
	finding: {
		title: "How it is found",
		kanji: { kanji: "順", reading: "jun", meaning: "order" },
		text: "A preview before a choice, a choice before the date.",
	},
	boundaries: {
		title: "Boundaries, twice",
		kanji: { kanji: "境", reading: "sakai", meaning: "boundary" },
		text: "By fixed dates near equinox and solstice, or by whole months: two functions, two names.",
	},
	hydration: {
		title: "Before the first paint",
		kanji: { kanji: "下絵", reading: "shitae", meaning: "underdrawing" },
		text: "Prerendered markup knows no date. The colours are right all the same.",
	},
	styles: {
		title: "In style sheets",
		kanji: { kanji: "彩り", reading: "irodori", meaning: "colouring" },
		text: "Ask for a role, and the season answers with a colour.",
	},
	painting: {
		title: "What paints itself",
		kanji: { kanji: "筆", reading: "fude", meaning: "brush" },
		text: "A canvas has no style sheet. It asks the hook instead.",
	},
	choosing: {
		title: "Choose and preview",
		kanji: { kanji: "選び", reading: "erabi", meaning: "choosing" },
		text: "A choice is kept, a preview is not.",
	},
	moving: {
		title: "What may move",
		kanji: { kanji: "動き", reading: "ugoki", meaning: "movement" },
		text: "Ask before anything swings.",
	},
	testing: {
		title: "Test it",
		kanji: { kanji: "試し", reading: "tameshi", meaning: "trial" },
		text: "Set the clock, then look.",
	},
} as const satisfies Record<string, { title: string; kanji: KanjiWord; text: string }>;

export type SeasonalStateSection = keyof typeof seasonalStateSections;
