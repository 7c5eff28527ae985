/** Words for our customs, and what an observer sees of them within a week. Each `word` is an id in `words.ts`. */
export const customs = [
	{ word: "aisatsu", seen: "A good morning in the channel, at whatever hour it is yours." },
	{ word: "omotenashi", seen: "An error message that says what to do next." },
	{ word: "ma", seen: "Meetings of fifty minutes. One thing on a page." },
	{ word: "nemawashi", seen: "Three conversations before a proposal, with notes that all can read." },
	{ word: "wabiSabi", seen: "Work shown while it is rough, old tools kept in use." },
	{ word: "kintsugi", seen: "A report after a failure that is signed, kept, and read aloud." },
] as const;
