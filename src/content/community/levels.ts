import { flourishingSeedling, growingSeedling, type membershipLevels } from "#src/content/facts/community.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

export type LevelId = (typeof membershipLevels)[number]["id"];

/** What a level requires, and what it unlocks. */
export interface LevelWords {
	kanji: KanjiWord;
	asks: readonly string[];
	opens: string;
}

/** Specification 6 and 9, Community; if they state no requirement, a sentence says so. */
export const levelWords: Record<LevelId, LevelWords> = {
	emerging_seedling: {
		kanji: { kanji: "芽", reading: "me", meaning: "sprout" },
		asks: ["Joining, and a first hello"],
		opens: "A Gardener for the first months, learning circles, every ceremony.",
	},
	growing_seedling: {
		kanji: { kanji: "苗", reading: "nae", meaning: "seedling" },
		asks: [
			`${growingSeedling.validatedContributions} validated contributions`,
			`${growingSeedling.mentoredMembers} emerging members mentored`,
		],
		opens: "Validating the work of others, hosting a learning circle.",
	},
	flourishing_seedling: {
		kanji: { kanji: "蕾", reading: "tsubomi", meaning: "flower bud" },
		asks: [`${flourishingSeedling.ledProjects} significant projects led`],
		opens: "Being asked into a circle, opening a project in the community’s name.",
	},
	cherry_blossom_leader: {
		kanji: { kanji: "桜", reading: "sakura", meaning: "cherry" },
		asks: ["No number: years of care for the work of others"],
		opens: "A vote in the election of the core circle.",
	},
};
