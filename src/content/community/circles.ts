import { governanceCircles } from "#src/content/facts/community.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import type { Step } from "#src/ui/steps.tsx";

type CircleId = (typeof governanceCircles)[number]["id"];

/** What a circle is responsible for, and where its members come from. Specification 6 and 9, Community. */
export const circleWords: Record<CircleId, { kanji: KanjiWord; keeps: string; seats: string }> = {
	core: {
		kanji: { kanji: "幹", reading: "miki", meaning: "trunk" },
		keeps: "The whole: budget, principles, and what falls between the other circles.",
		seats: "Elected by the Cherry Blossom Leaders",
	},
	technical: {
		kanji: { kanji: "柱", reading: "hashira", meaning: "pillar" },
		keeps: "Cherry CLI, the mesh, the formats. Says which change needs a proposal.",
		seats: "Invited by the circle, confirmed by the core",
	},
	care: {
		kanji: { kanji: "守", reading: "mori", meaning: "keeping" },
		keeps: "Welcome, levels, mentorship, and disputes while they are small.",
		seats: "Invited by the circle, confirmed by the core",
	},
	ceremony: {
		kanji: { kanji: "節", reading: "setsu", meaning: "turn of the season" },
		keeps: "The calendar, the ceremonies, and the care of Japanese words and customs.",
		seats: "Invited by the circle, confirmed by the core",
	},
};

/** How a circle decides. */
export const decisionSteps: readonly Step[] = [
	{
		title: "One page first",
		text: "Whoever wants a decision writes a page: the question, the options, the one preferred.",
	},
	{ title: "A round, in turn", text: "Everybody speaks once before anybody speaks twice. The newest member begins." },
	{
		title: "Consent, not applause",
		text: "The question is not who likes it. It is whether anybody sees harm, and what would remove it.",
	},
	{
		title: "A trace",
		text: "The decision, the reasons and the objections are published within a week, with a date to look again.",
	},
];

/** Who decides what. */
export const decisionRights = [
	{ matter: "A command’s name, a format, an interface", who: governanceCircles[1].name },
	{ matter: "A level, a match, a quarrel", who: governanceCircles[2].name },
	{ matter: "A date, a text, a Japanese word", who: governanceCircles[3].name },
	{ matter: "Money, principles, a new circle", who: governanceCircles[0].name },
	{ matter: "The treasury’s Seeds, rules of the token", who: "All who stake, by proposal" },
] as const;
