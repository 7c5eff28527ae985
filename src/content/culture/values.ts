import type { KanjiWord } from "#src/ui/kanji.tsx";

/** A value: its name in English, its Japanese word, and what it asks of developers. */
export interface CultureValue {
	title: string;
	word: KanjiWord;
	inJapan: string;
	inCode: string;
}

/** Values in code. Specification 2.8. */
export const cultureValues: readonly CultureValue[] = [
	{
		title: "Small improvements",
		word: { kanji: "改善", reading: "kaizen", meaning: "change for the better" },
		inJapan:
			"Workshops made a daily habit of the word: whoever does the work may improve it, a little at a time, without asking for a project first.",
		inCode:
			"Leave a file better than you found it, in a commit of its own. Ten small merges are easier to read, and to take back, than one large one.",
	},
	{
		title: "Thinking of the guest",
		word: { kanji: "おもてなし", reading: "omotenashi", meaning: "hospitality" },
		inJapan: "A host walks through the visit before the guest arrives, so that nothing has to be asked for.",
		inCode:
			"An error says what happened, why, and what to type next. Defaults are safe. The help text has an example that can be copied as it stands.",
	},
	{
		title: "The care of making",
		word: { kanji: "ものづくり", reading: "monozukuri", meaning: "making things" },
		inJapan: "Manufacture understood as a craft: the back of the drawer is planed as smooth as its front.",
		inCode: "Names, tests and the last line of the changelog get the same attention as the part that is seen.",
	},
	{
		title: "Room between",
		word: { kanji: "間", reading: "ma", meaning: "interval" },
		inJapan: "The rest between two notes, the empty corner of a room, the pause before an answer.",
		inCode:
			"A function does one thing. A screen has one thing to look at. A review may wait until morning, and is better for it.",
	},
	{
		title: "Beauty in wear",
		word: { kanji: "侘び寂び", reading: "wabi-sabi", meaning: "plain and weathered" },
		inJapan: "A taste for what is modest, uneven and touched by time, learned in the tea room.",
		inCode:
			"Known limits stand in the README, in plain words. Old code is mended where it wears through; age alone is no reason to rewrite it.",
	},
	{
		title: "Preparing the ground",
		word: { kanji: "根回し", reading: "nemawashi", meaning: "going round the roots" },
		inJapan:
			"Before a tree is moved its roots are dug around, a year ahead. Before a meeting, people are spoken to one by one.",
		inCode:
			"A proposal is read in draft by those it touches. What they said stands in it, and the vote holds no surprise for anybody.",
	},
	{
		title: "Looking back",
		word: { kanji: "反省", reading: "hansei", meaning: "self-reflection" },
		inJapan:
			"Children do it at the end of the school day: what was my part, and what will I do differently? Even when all went well.",
		inCode: "Each season ends with a retrospective. Incident notes name causes and remedies, and no culprit.",
	},
	{
		title: "Wasting nothing",
		word: { kanji: "勿体無い", reading: "mottainai", meaning: "what a waste" },
		inJapan: "What one says, with real regret, when rice is left in the bowl or a good box is thrown away.",
		inCode:
			"Idle servers are let or switched off. Unused dependencies go. An answer that was given twice becomes a document.",
	},
];
