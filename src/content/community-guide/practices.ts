import type { IconName } from "#src/ui/icon-names.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import type { Step } from "#src/ui/steps.tsx";

/** The six practices introduced to newcomers. Specification 2.7. */
export const practices: readonly { title: string; kanji: KanjiWord; icon: IconName; text: string }[] = [
	{
		title: "Greet first",
		kanji: { kanji: "礼", reading: "rei", meaning: "courtesy" },
		icon: "sun",
		text: "Say good morning to the channel before you ask it anything. It costs one line and changes the answers.",
	},
	{
		title: "Begin small",
		kanji: { kanji: "芽", reading: "me", meaning: "sprout" },
		icon: "sprout",
		text: "A change that fits into a quarter of an hour of reading will be read this week. A large one waits.",
	},
	{
		title: "Ask in the open",
		kanji: { kanji: "問い", reading: "toi", meaning: "question" },
		icon: "compass",
		text: "A question asked in public is answered once and helps for years. Ask after one hour, not after one day.",
	},
	{
		title: "Leave it tidier",
		kanji: { kanji: "磨き", reading: "migaki", meaning: "polishing" },
		icon: "leaf",
		text: "Whatever you touch, mend one thing next to it: a typo, a broken link, a name that misleads.",
	},
	{
		title: "Name the source",
		kanji: { kanji: "源", reading: "minamoto", meaning: "source" },
		icon: "book-open",
		text: "Say whose idea it was, whose text, whose help. Thanks by name are the oldest currency here.",
	},
	{
		title: "Rest in season",
		kanji: { kanji: "間", reading: "ma", meaning: "space between" },
		icon: "moon",
		text: "Say when you are away, and be away. A garden that is never left alone does not root.",
	},
];

/** A first week, in steps of less than an hour each. */
export const firstWeek: readonly Step[] = [
	{ title: "Say hello", text: "Three lines: where you write from, what you make, what you would like to learn." },
	{
		title: "Meet your Gardener",
		text: "A member of a year or more writes to you and suggests a time. Half an hour is enough.",
	},
	{
		title: "Read one page, and mend it",
		text: "Find a sentence that misled you. You are the only person who can still see it.",
	},
	{ title: "Sit in on a learning circle", text: "Listening is taking part. Nobody will call on you." },
	{
		title: "Ask the question you did not dare to ask",
		text: "In the open channel. Somebody else has been waiting for it.",
	},
];
