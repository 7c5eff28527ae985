import type { proposalPhases, proposalThresholds } from "#src/content/facts/seeds.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

/**
 * Number of proposals per category so far, a sample that adds up to the stated number, and the subject of the category.
 */
export const proposalCategories: Record<(typeof proposalThresholds)[number]["id"], { count: number; about: string }> = {
	technical: { count: 17, about: "The tool, the mesh, the servers" },
	economic: { count: 8, about: "Treasury, rewards, fees" },
	cultural: { count: 13, about: "Ceremonies, language, care" },
	governance: { count: 4, about: "The rules of voting themselves" },
};

/** What happens in each phase. Specification 4.4. */
export const phaseWords: Record<(typeof proposalPhases)[number]["id"], { kanji: KanjiWord; note: string }> = {
	discussion: {
		kanji: { kanji: "論", reading: "ron", meaning: "discussion" },
		note: "Anyone may speak, and a draft changes in the open until it says what it means.",
	},
	formal: {
		kanji: { kanji: "案", reading: "an", meaning: "proposal" },
		note: "A Sakura member submits it and sets the threshold aside.",
	},
	voting: {
		kanji: { kanji: "票", reading: "hyō", meaning: "vote" },
		note: "Every staked Seed counts, by tier and by time.",
	},
	execution: {
		kanji: { kanji: "実", reading: "mi", meaning: "fruit" },
		note: "If passed, it waits out a timelock in the queue, then it is done.",
	},
};

/** How the community talks before it votes. */
export const nemawashi: KanjiWord = { kanji: "根回し", reading: "nemawashi", meaning: "going round the roots" };
