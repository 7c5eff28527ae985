import type { TermId } from "#src/content/glossary.ts";
import type { IconName } from "#src/ui/icon-names.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

export const agentKinds = ["analysis", "architecture", "design", "development", "testing", "documentation"] as const;
export type AgentKind = (typeof agentKinds)[number];

/** A kind of agent. Specification 3 (Agent entry); `running` and `tasks` are sample data that add up to the stated figures. */
export interface Agent {
	icon: IconName;
	name: string;
	word: KanjiWord;
	role: string;
	capabilities: readonly string[];
	/** Its guiding word, explained in the glossary, and what it means in practice. */
	culturalAlignment: { term: TermId; reading: string; text: string };
	/** Number of agents of this kind at work in the sample project. */
	running: number;
	/** Tasks of the sample year by season, in the order of the year: spring first. */
	tasks: readonly [spring: number, summer: number, autumn: number, winter: number];
}

/** Six kinds, in the order in which a task reaches them. */
export const agents: Record<AgentKind, Agent> = {
	analysis: {
		icon: "trending-up",
		name: "Analysis",
		word: { kanji: "分析", reading: "bunseki", meaning: "analysis" },
		role: "Measures before anybody builds, and again afterwards",
		capabilities: [
			"Reads logs, metrics and open questions",
			"Says what a change would touch",
			"Finds what nobody uses any more",
		],
		culturalAlignment: {
			term: "mottainai",
			reading: "mottainai",
			text: "nothing is thrown away before somebody has looked at what it was for.",
		},
		running: 1,
		tasks: [9, 11, 17, 19],
	},
	architecture: {
		icon: "blocks",
		name: "Architecture",
		word: { kanji: "構造", reading: "kōzō", meaning: "structure" },
		role: "Says where a thing belongs, and what must not lean on it",
		capabilities: [
			"Draws the parts and their boundaries",
			"Compares two ways, with the price of each",
			"Writes the decision down with its reason",
		],
		culturalAlignment: {
			term: "nemawashi",
			reading: "nemawashi",
			text: "it goes round to everybody concerned before a plan is on the table.",
		},
		running: 1,
		tasks: [21, 12, 7, 14],
	},
	design: {
		icon: "palette",
		name: "Design",
		word: { kanji: "意匠", reading: "ishō", meaning: "design" },
		role: "Gives a thing its shape, and leaves room around it",
		capabilities: [
			"Sketches a screen at every width",
			"Measures contrast and size of targets",
			"Keeps colours to the season’s own",
		],
		culturalAlignment: {
			term: "ma",
			reading: "ma",
			text: "what is left out is designed as well. If in doubt, it removes.",
		},
		running: 2,
		tasks: [31, 38, 24, 19],
	},
	development: {
		icon: "square-terminal",
		name: "Development",
		word: { kanji: "開発", reading: "kaihatsu", meaning: "development" },
		role: "Writes the change, in pieces that can be read over one cup of tea",
		capabilities: [
			"Builds what an accepted task describes",
			"Mends a fault with a test that shows it",
			"Moves old code to new ways, file by file",
		],
		culturalAlignment: {
			term: "kaizen",
			reading: "kaizen",
			text: "a small step today, and the next one when this one has held.",
		},
		running: 3,
		tasks: [62, 94, 68, 44],
	},
	testing: {
		icon: "circle-check",
		name: "Testing",
		word: { kanji: "検証", reading: "kenshō", meaning: "verification" },
		role: "Tries to break it, and writes down how it tried",
		capabilities: [
			"Tests the edges: empty, huge, late, twice",
			"Goes through it by keyboard and by ear",
			"Breaks the code once, to see the test fail",
		],
		culturalAlignment: {
			term: "hansei",
			reading: "hansei",
			text: "a fault is looked at until its cause is found, and nobody is blamed for it.",
		},
		running: 3,
		tasks: [48, 66, 71, 46],
	},
	documentation: {
		icon: "book-open",
		name: "Documentation",
		word: { kanji: "文書", reading: "bunsho", meaning: "document" },
		role: "Says what was done, for somebody who was not there",
		capabilities: [
			"Keeps commands and documents in agreement",
			"Writes the note for the next release",
			"Translates, and asks a speaker to check",
		],
		culturalAlignment: {
			term: "omotenashi",
			reading: "omotenashi",
			text: "it thinks of the reader’s next question before the reader does.",
		},
		running: 2,
		tasks: [24, 21, 40, 41],
	},
};

/** The person in the centre. */
export const person: KanjiWord = { kanji: "人", reading: "hito", meaning: "person" };
