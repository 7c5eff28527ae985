import type { KanjiWord } from "#src/ui/kanji.tsx";
import type { GlossaryGroup } from "./glossary.ts";

/** The groups of the glossary, in display order. */
export const glossaryGroups: readonly { id: GlossaryGroup; title: string; kanji: KanjiWord; introduction: string }[] = [
	{
		id: "tokens",
		title: "Tokens and money",
		kanji: { kanji: "種", reading: "tane", meaning: "seed" },
		introduction: "Staking, votes, supply and trade.",
	},
	{
		id: "technical",
		title: "Servers and tools",
		kanji: { kanji: "蔵", reading: "kura", meaning: "storehouse" },
		introduction: "What Cherry CLI works with.",
	},
	{
		id: "community",
		title: "Community",
		kanji: { kanji: "輪", reading: "wa", meaning: "circle" },
		introduction: "Who does what, and with whom.",
	},
	{
		id: "japanese",
		title: "Japanese words",
		kanji: { kanji: "語", reading: "go", meaning: "word" },
		introduction: "Borrowed words, each with its characters, its reading and what it means in Japan.",
	},
];
