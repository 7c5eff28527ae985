import type { DashboardPlan } from "./dashboard-plan.ts";

/** Summer focuses on running servers. */
export const plan: DashboardPlan = {
	order: ["servers", "ecosystem", "seeds", "people", "activity"],
	lead: () => ({
		kanji: { kanji: "涼", reading: "ryō", meaning: "coolness" },
		title: "Keep the machines cool",
		text: "Long days are for building, and everything that is built runs somewhere. Look at what is warm, and leave it room.",
	}),
	highlight: ({ infrastructureStats: { utilizationRate, totalNodes } }) => ({
		figure: `${utilizationRate}%`,
		how: `of the capacity of ${totalNodes} nodes in use`,
	}),
	firstPanel: "infrastructure",
	lately: [
		{
			time: "2 min",
			subject: "kura-01",
			verb: "passed 70%",
			object: "14 clients, all served",
			tone: 4,
			type: "server",
		},
		{
			time: "35 min",
			subject: "Blooming ceremony",
			verb: "closed its list",
			object: "eight showings, newcomers first",
			tone: 3,
			type: "ceremony",
		},
	],
};
