import { learningCircle } from "#src/content/facts/community.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import type { Step } from "#src/ui/steps.tsx";

/** The three stages of shuhari, in order. */
export const shuhari: readonly { title: string; word: KanjiWord; text: string }[] = [
	{
		title: "Keep",
		word: { kanji: "守", reading: "shu", meaning: "to keep" },
		text: "Follow the form as it is given: the house’s commit style, the reviewer’s checklist, the tool’s defaults. Even where you would have done otherwise, and above all where you do not yet see why.",
	},
	{
		title: "Break",
		word: { kanji: "破", reading: "ha", meaning: "to break" },
		text: "Vary it, one rule at a time, and say in the review what you hoped for. Half of these attempts will teach you why the rule was there. The others improve it.",
	},
	{
		title: "Leave",
		word: { kanji: "離", reading: "ri", meaning: "to leave" },
		text: "The form no longer needs thinking of. You choose by the case, and it is your turn to hand somebody the first checklist.",
	},
];

/**
 * The fifty minutes of a learning circle; its first part, the next two and the last two are those of the community
 * guide.
 */
export const circleHour: readonly { minutes: number; title: string; text: string }[] = [
	{ minutes: 10, title: "Arrive", text: "Each says in a sentence what they have tried since last week." },
	{ minutes: 10, title: "One explains", text: "A different member every week. Prepared, but from notes, not slides." },
	{ minutes: 20, title: "Try it together", text: "One screen, one terminal, one text. The keyboard goes round." },
	{ minutes: 5, title: "Ask", text: "What is still unclear is written down. It becomes next week’s beginning." },
	{ minutes: 5, title: "Hand over", text: "Who explains next, and what everybody reads before then." },
];

/** How to start a circle. */
export const beginCircle: readonly Step[] = [
	{
		title: "Name one question and an end",
		text: "“How does a node find its neighbours?”, until the equinox. A circle without an end becomes a meeting.",
	},
	{
		title: "Find the others before the hour",
		text: `Ask in the open channel. A circle can begin with ${learningCircle.fewestMembers}. At ${learningCircle.mostMembers} it is full, and the next person begins another.`,
	},
	{
		title: "Keep the hour for the whole term",
		text: "The same hour, every week, with whoever comes. Whoever misses one reads the notes and joins the next.",
	},
];

/** For the note on borrowing. */
export const borrowedScenery: KanjiWord = { kanji: "借景", reading: "shakkei", meaning: "borrowed scenery" };
