import type { stakeTiers } from "#src/content/facts/seeds.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

/** What a tier gives beyond its figures, and requires beyond its minimum. Requirements and rights: specification 6. */
export interface TierWords {
	kanji: KanjiWord;
	benefits: readonly string[];
	requirements: readonly string[];
}

export const tierWords: Record<(typeof stakeTiers)[number]["id"], TierWords> = {
	seedling: {
		kanji: { kanji: "苗", reading: "nae", meaning: "seedling" },
		benefits: ["Rewards paid every day", "A vote on every proposal"],
		requirements: ["nothing more: open to all members, no KYC"],
	},
	blossom: {
		kanji: { kanji: "花", reading: "hana", meaning: "blossom" },
		benefits: ["All that Seedling gives", "Two votes for each Seed"],
		requirements: ["active participation", "a clean governance record"],
	},
	sakura: {
		kanji: { kanji: "桜", reading: "sakura", meaning: "cherry blossom" },
		benefits: ["All that Blossom gives", "The right to submit proposals", "A share of the revenue"],
		requirements: ["significant contributions", "leadership participation"],
	},
};

/** A saying about time, which closes the staking section. */
export const patience: KanjiWord = {
	kanji: "桃栗三年柿八年",
	reading: "momo kuri san-nen, kaki hachi-nen",
	meaning: "peach and chestnut take three years, persimmon eight",
};
