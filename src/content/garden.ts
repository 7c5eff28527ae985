import type { EarningSource } from "#src/content/demo/transactions.ts";
import type { DemoUser } from "#src/content/demo/user.ts";
import { earningNames } from "#src/content/facts/seeds.ts";

/** Titles of the garden's sections; introductions that link to a glossary term are in the page. */
export const gardenSections = {
	ladder: {
		kanji: { kanji: "苗", reading: "nae", meaning: "seedling" },
		title: "Where you stand",
		text: "Four levels, from the first hello to a say in who leads. Nobody is moved up for waiting.",
	},
	contributions: {
		kanji: { kanji: "実り", reading: "minori", meaning: "harvest" },
		title: "What you brought in",
	},
	seasons: {
		kanji: { kanji: "季", reading: "ki", meaning: "season" },
		title: "Through the seasons",
	},
	mentorship: {
		kanji: { kanji: "輪", reading: "wa", meaning: "circle" },
		title: "Taught and teaching",
		text: "You have a mentor for what you do not know yet, and mentees for what you do.",
	},
	wallet: {
		kanji: { kanji: "種", reading: "tane", meaning: "seed" },
		title: "Your Cherry Seeds",
	},
} as const;

export const gardenIntroduction =
	"What you have planted, who taught you, and what came of it: one member’s place, with everything on record.";

/** The sources of earned Seeds, in words. */
export const sourceNames: Record<EarningSource, string> = { ...earningNames, staking: "Staking rewards" };

/** Specification 3: mentorshipStatus. */
export const mentorshipWords: Record<DemoUser["mentorshipStatus"], string> = {
	mentor: "Mentor",
	mentee: "Mentee",
	both: "Mentor and mentee",
};
