import type { KanjiWord } from "#src/ui/kanji.tsx";

/** The six sections of the community guide; `way` summarises the content. Specification 2.7. */
export const guideSections = {
	welcome: {
		label: "Welcome",
		kanji: { kanji: "門", reading: "mon", meaning: "gate" },
		introduction:
			"Come in, the gate is open. Nobody here expects you to know the tool, the token or the words. Bring a question and an hour a week.",
		way: "Who is here, six practices, and a first week.",
	},
	growing: {
		label: "Growing",
		kanji: { kanji: "枝", reading: "eda", meaning: "branch" },
		introduction:
			"Nobody hurries a plant by pulling at it. What helps is light, water, and somebody who notices when it has grown.",
		way: "The first months, the four levels, and what to do when nothing grows.",
	},
	sharing: {
		label: "Sharing",
		kanji: { kanji: "分", reading: "bun", meaning: "a share" },
		introduction:
			"What only one person knows is lost on the day that person goes on holiday. Here is how it is passed on, and what that asks of you.",
		way: "Writing down, learning circles, reviews, and questions in the open.",
	},
	culture: {
		label: "Culture",
		kanji: { kanji: "文", reading: "fumi", meaning: "writing" },
		introduction:
			"The calendar, some words and some manners are borrowed from Japan. Borrowing asks for care: name the source, learn the reading, leave out what you do not understand.",
		way: "Borrowed words, and the manners they stand for.",
	},
	mentorship: {
		label: "Mentorship",
		kanji: { kanji: "師", reading: "shi", meaning: "teacher" },
		introduction: "A mentor need not know everything. A mentor is somebody who has promised an hour, and comes.",
		way: "Pairs, paths, and the Gardener programme.",
	},
	ceremonies: {
		label: "Ceremonies",
		kanji: { kanji: "祭", reading: "matsuri", meaning: "festival" },
		introduction:
			"Four times a year we stop together. What to do there is learned in five minutes. Why one comes back takes a year.",
		way: "The four gatherings, the calendar behind them, and coming for the first time.",
	},
} as const satisfies Record<string, { label: string; kanji: KanjiWord; introduction: string; way: string }>;
