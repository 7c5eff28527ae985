import type { KanjiWord } from "#src/ui/kanji.tsx";

/** An integration of the orchestrator: its input, its output, and who has the final decision. */
export interface Join {
	title: string;
	word: KanjiWord;
	takes: string;
	brings: string;
	lastWord: string;
	/** Where to read more. */
	to: string;
	link: string;
}

export const joins: readonly Join[] = [
	{
		title: "Cherry CLI",
		word: { kanji: "令", reading: "rei", meaning: "command" },
		takes: "The same commands as a person, under a login key of its own with its own name in every log.",
		brings: "Plans as batch files: one command a line, to be read before they are run.",
		lastWord: "Whoever starts the batch.",
		to: "/cli#batch",
		link: "The guide to batch",
	},
	{
		title: "Documents",
		word: { kanji: "書", reading: "sho", meaning: "writing" },
		takes: "Every document, as the markdown that it is.",
		brings: "Corrections, examples that were tried, and translations that a speaker has checked.",
		lastWord: "The document’s keeper.",
		to: "/docs/development-workflows/contributing-to-this-site",
		link: "How a document changes",
	},
	{
		title: "Governance",
		word: { kanji: "議", reading: "gi", meaning: "deliberation" },
		takes: "Accepted proposals, and the circles’ decisions with their reasons.",
		brings: "Figures for a discussion, on request: what it would cost, whom it would touch.",
		lastWord: "The vote. An agent has none, and may not lobby.",
		to: "/tokens#governance",
		link: "Proposals and votes",
	},
	{
		title: "Servers",
		word: { kanji: "蔵", reading: "kura", meaning: "storehouse" },
		takes: "Health, logs and load of the servers that it was shown.",
		brings: "Test machines, started for an hour and removed afterwards.",
		lastWord: "The operator, for each machine that costs money.",
		to: "/infrastructure/servers",
		link: "Plans and prices",
	},
];
