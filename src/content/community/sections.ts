import type { KanjiWord } from "#src/ui/kanji.tsx";

/** A section's text in the menu and above its content. */
export interface SectionWords {
	label: string;
	title?: string;
	kanji: KanjiWord;
	introduction: string;
}

/** The six sections of the community platform. Specification 2.6. */
export const communitySections = {
	overview: {
		label: "Overview",
		title: "Who keeps the garden",
		kanji: { kanji: "序", reading: "jo", meaning: "the opening part" },
		introduction:
			"A garden is kept by the people who turn up. Here is who they are, how they come in, what they do, and how they decide.",
	},
	membership: {
		label: "Membership",
		kanji: { kanji: "段", reading: "dan", meaning: "step" },
		introduction:
			"Four levels, climbed one at a time. A level records work that other members have seen. It cannot be bought, and it is not lost in a quiet season.",
	},
	mentorship: {
		label: "Mentorship",
		kanji: { kanji: "師", reading: "shi", meaning: "teacher" },
		introduction:
			"Four paths, each with a length agreed at the start. A pair knows when it will end, and so it knows what to do this week.",
	},
	contributions: {
		label: "Contributions",
		kanji: { kanji: "手", reading: "te", meaning: "hand" },
		introduction:
			"Code is one kind of work among six. All of it is looked at by two others before it counts, and all of it is thanked for.",
	},
	ceremonies: {
		label: "Ceremonies",
		kanji: { kanji: "祭", reading: "matsuri", meaning: "festival" },
		introduction:
			"Each season has its hour together. An hour in which nothing is shipped keeps the rest of the quarter honest.",
	},
	governance: {
		label: "Governance",
		kanji: { kanji: "議", reading: "gi", meaning: "deliberation" },
		introduction:
			"Four circles look after what belongs to everybody. Each is small enough to fit around one table, and each writes down what it decided and why.",
	},
} as const satisfies Record<string, SectionWords>;
