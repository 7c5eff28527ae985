import { earningNames, earningRanges } from "#src/content/facts/seeds.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

/** A way to earn Seeds, with its minimum and maximum reward. Specification 3 (Earning pathway). */
export interface EarningPathway {
	id: string;
	title: string;
	kanji: KanjiWord;
	reward: readonly [number, number];
	/** What a single reward is for. */
	per: string;
	difficulty: "Easy" | "Medium" | "Hard";
	time: string;
	description: string;
	activities: readonly string[];
}

/**
 * Six pathways, in the order of specification 9, as are their rewards; difficulty, time and activities are samples.
 */
export const earningPathways: readonly EarningPathway[] = [
	{
		id: "cultural",
		title: earningNames.cultural,
		kanji: { kanji: "筆", reading: "fude", meaning: "brush" },
		reward: earningRanges.cultural,
		per: "an accepted piece",
		difficulty: "Medium",
		time: "1 to 3 days a piece",
		description:
			"Words and pictures that make the tools feel looked after, reviewed by two members who know the tradition.",
		activities: [
			"Translate a guide",
			"Write seasonal greetings for the CLI",
			"Draw a pattern and explain where it comes from",
		],
	},
	{
		id: "mentorship",
		title: earningNames.mentorship,
		kanji: { kanji: "師", reading: "shi", meaning: "teacher" },
		reward: earningRanges.mentorship,
		per: "a month of mentoring",
		difficulty: "Medium",
		time: "1 to 2 hours a week",
		description: "Walk beside somebody for a few months, towards an aim that you agree on in the first week.",
		activities: ["Review code together", "Prepare a first contribution", "Introduce a newcomer to a circle"],
	},
	{
		id: "ceremonies",
		title: earningNames.ceremony,
		kanji: { kanji: "祭", reading: "matsuri", meaning: "festival" },
		reward: earningRanges.ceremony,
		per: "a ceremony",
		difficulty: "Easy",
		time: "2 to 4 hours a season",
		description:
			"Help at the gatherings of the four seasons. A small part earns the lower end, hosting the upper one; coming along is welcome and earns nothing.",
		activities: ["Read the season’s records aloud", "Take the notes", "Host the hour"],
	},
	{
		id: "infrastructure",
		title: earningNames.infrastructure,
		kanji: { kanji: "蔵", reading: "kura", meaning: "storehouse" },
		reward: earningRanges.infrastructure,
		per: "a month of one server",
		difficulty: "Hard",
		time: "A weekend, then 2 hours a week",
		description:
			"Keep a node of the mesh or a server up for others. Uptime and clients decide where in the range a month lands; part of a month earns its share.",
		activities: ["Join the mesh with a node", "Mirror downloads for others", "Answer the pager for a site"],
	},
	{
		id: "code",
		title: earningNames.code,
		kanji: { kanji: "匠", reading: "takumi", meaning: "artisan" },
		reward: earningRanges.code,
		per: "a merged change",
		difficulty: "Hard",
		time: "1 to 4 weeks a change",
		description:
			"Mend, measure or build something in Cherry CLI and its services, with tests and a page that explains it.",
		activities: ["Fix a reported fault", "Write the missing test", "Build a command from an accepted proposal"],
	},
	{
		id: "governance",
		title: earningNames.governance,
		kanji: { kanji: "票", reading: "hyō", meaning: "vote" },
		reward: earningRanges.governance,
		per: "a vote",
		difficulty: "Easy",
		time: "1 hour a proposal",
		description:
			"Read a proposal, take part in its discussion, and vote with reasons. The reasons are what is paid for.",
		activities: ["Vote and say why", "Summarise a discussion", "Check a proposal’s figures"],
	},
];

/** Four tips. Specification 2.10. */
export const earningTips: readonly { title: string; kanji: KanjiWord; text: string }[] = [
	{
		title: "Focus on quality",
		kanji: { kanji: "質", reading: "shitsu", meaning: "quality" },
		text: "A change that comes with a test and an explanation earns more than a bare one.",
	},
	{
		title: "Build relationships",
		kanji: { kanji: "縁", reading: "en", meaning: "ties" },
		text: "Ask before you build. Somebody knows why it was done the other way.",
	},
	{
		title: "Be consistent",
		kanji: { kanji: "常", reading: "tsune", meaning: "as always" },
		text: "Two hours every week are easier to plan with than a weekend now and then.",
	},
	{
		title: "Start small",
		kanji: { kanji: "芽", reading: "me", meaning: "bud" },
		text: "Vote, lend a hand at a ceremony, mend a sentence. Larger work finds you from there.",
	},
];
