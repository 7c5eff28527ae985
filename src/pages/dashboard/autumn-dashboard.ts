import type { DashboardPlan } from "./dashboard-plan.ts";

/** Autumn focuses on income. */
export const plan: DashboardPlan = {
	order: ["seeds", "people", "servers", "ecosystem", "activity"],
	lead: () => ({
		kanji: { kanji: "実り", reading: "minori", meaning: "harvest" },
		title: "What the year has grown",
		text: "Twelve months of Seeds, brought in and counted. What did not ripen is written down too.",
	}),
	highlight: ({ seedsOfSeason, occurrence }) => ({
		figure: String(seedsOfSeason),
		unit: "Seeds",
		how: `earned in ${occurrence.toLowerCase()}`,
	}),
	lately: [
		{
			time: "4 min",
			subject: "Harvest ledger",
			verb: "counted",
			object: "420 Seeds in, 19 out",
			tone: 1,
			type: "tokens",
		},
		{
			time: "50 min",
			subject: "Harvest ceremony",
			verb: "opened its list",
			object: "names to thank, each with a deed",
			tone: 5,
			type: "ceremony",
		},
	],
};
