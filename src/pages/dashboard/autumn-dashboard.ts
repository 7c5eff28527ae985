import type { DashboardPlan } from "./dashboard-plan.ts";

/** Autumn focuses on income. */
export const plan: DashboardPlan = {
	order: ["seeds", "people", "servers", "ecosystem", "activity"],
	lead: () => ({
		kanji: { kanji: "実り", reading: "minori", meaning: "harvest" },
		title: "What the year has grown",
		text: "Twelve months of Seeds, brought in and counted. What did not ripen is written down too.",
	}),
	highlight: ({ seedsOfSeason }) => ({
		figure: String(seedsOfSeason),
		unit: "Seeds",
		how: "earned, all since 23 September",
	}),
	lately: [
		{
			time: "4 min",
			subject: "Harvest ledger",
			verb: "closed October",
			object: "420 Seeds in, 19 out",
			tone: 1,
			type: "tokens",
		},
		{
			time: "50 min",
			subject: "Harvest ceremony",
			verb: "was written up",
			object: "with every name and every reason",
			tone: 5,
			type: "ceremony",
		},
	],
};
