import type { earningRanges } from "#src/content/facts/seeds.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import type { Step } from "#src/ui/steps.tsx";

export type ContributionKind = keyof typeof earningRanges;

/** The six kinds of work, with an example of each. Their names and ranges are in facts. Specification 2.10 and 9. */
export const contributionWords: Record<ContributionKind, { kanji: KanjiWord; text: string }> = {
	cultural: {
		kanji: { kanji: "文", reading: "fumi", meaning: "writing" },
		text: "Seasonal greetings, readings and meanings, a text for a ceremony, a correction with its source.",
	},
	mentorship: {
		kanji: { kanji: "師", reading: "shi", meaning: "teacher" },
		text: "For each month in which a pair met as agreed. The mentee confirms; the mentor writes three lines.",
	},
	ceremony: {
		kanji: { kanji: "祭", reading: "matsuri", meaning: "festival" },
		text: "Preparing, hosting, taking notes, translating. Coming along is welcome and earns nothing.",
	},
	infrastructure: {
		kanji: { kanji: "網", reading: "ami", meaning: "net" },
		text: "A node that answers, a region that was missing, a runbook that worked at three in the morning.",
	},
	code: {
		kanji: { kanji: "織", reading: "ori", meaning: "weaving" },
		text: "A command, a fix, a test that would have caught it. Reviewed by one maintainer and one other member.",
	},
	governance: {
		kanji: { kanji: "議", reading: "gi", meaning: "deliberation" },
		text: "Voting with a reason, reading a draft proposal line by line, summarising a long discussion fairly.",
	},
};

/** From an idea to a validated contribution. */
export const validationSteps: readonly Step[] = [
	{
		title: "Say it first",
		text: "One post in the open channel: what is wrong, what you would do. A day of patience saves a week of work.",
	},
	{ title: "Make it small", text: "A change that can be read in a quarter of an hour is read this week." },
	{
		title: "Two pairs of eyes",
		text: "A Growing Seedling or higher reads it, and somebody whom it concerns. Remarks are about the work and begin with a question.",
	},
	{
		title: "It is validated",
		text: "Code, cultural work and ceremonies count towards the next level. The Seeds of all six kinds are noted, and the thanks name everybody who helped, readers included.",
	},
];
