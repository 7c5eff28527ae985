import type { KanjiWord } from "#src/ui/kanji.tsx";

/** The six tabs and their introductions. Specification 2.12. */
export const libraryTabs = {
	overview: {
		label: "Overview",
		title: "What the site is made of",
		kanji: { kanji: "概要", reading: "gaiyō", meaning: "outline" },
		introduction:
			"Every page here is laid from the same few parts. This is the storeroom: take a part from the shelf, turn it over, and read how it was made.",
	},
	components: {
		label: "Components",
		title: "Components",
		kanji: { kanji: "部品", reading: "buhin", meaning: "parts" },
		introduction:
			"Each part as it runs, with the code that runs it, its props, its keys, and what it does for somebody who hears the page.",
	},
	effects: {
		label: "Effects",
		title: "Effects",
		kanji: { kanji: "動", reading: "dō", meaning: "motion" },
		introduction:
			"What drifts, falls and answers the pointer. Nothing moves here until you start it, and it stops when you scroll away.",
	},
	hooks: {
		label: "Hooks",
		title: "Hooks",
		kanji: { kanji: "鉤", reading: "kagi", meaning: "hook" },
		introduction:
			"Six questions a component may ask. Below each, what it answers at this moment: change the season, the mode or the window, and watch.",
	},
	theming: {
		label: "Theming",
		title: "Theming",
		kanji: { kanji: "色", reading: "iro", meaning: "colour" },
		introduction:
			"Four seasons, each by day and by night. A component names a token and never asks which season it is.",
	},
	examples: {
		label: "Examples",
		title: "Examples",
		kanji: { kanji: "例", reading: "rei", meaning: "example" },
		introduction: "Set the props, and both the part and its code follow. Copy the code when you like what you see.",
	},
} as const satisfies Record<string, { label: string; title: string; kanji: KanjiWord; introduction: string }>;

/** The rules by which the parts are built. */
export const partRules = [
	{ title: "Props in, markup out", text: "A part knows no product word, no route, no season and no store." },
	{ title: "Lines before boxes", text: "A card is for something that can be chosen or compared. All else is ruled." },
	{
		title: "Tokens, never values",
		text: "Colours, space and type are custom properties, so all four themes come for free.",
	},
	{
		title: "It reads without script",
		text: "What is closed is in the page, hidden and searchable. Without script it is open.",
	},
	{
		title: "The browser first",
		text: "Native buttons, dialogs, radio buttons and progress bars. They come with their keys.",
	},
	{
		title: "Nothing bounces",
		text: "160 ms under the pointer, 240 ms for what opens, and stillness for whoever asks for it.",
	},
] as const;
