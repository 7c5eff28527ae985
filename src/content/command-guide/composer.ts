import type { KanjiWord } from "#src/ui/kanji.tsx";

/** Text of the guide's composer section. */
export const composerWords: { label: string; title: string; kanji: KanjiWord; introduction: string } = {
	label: "Composer",
	title: "Command composer",
	kanji: { kanji: "句", reading: "ku", meaning: "a line of verse" },
	introduction:
		"Choose a command and fill in what it needs. The line grows as you type, every part of it says what it does, and a link keeps the whole for somebody else.",
};
