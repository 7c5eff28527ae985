import type { DashboardPlan } from "./dashboard-plan.ts";

/** Winter focuses on stability. */
export const plan: DashboardPlan = {
	order: ["ecosystem", "people", "seeds", "servers", "activity"],
	lead: () => ({
		kanji: { kanji: "結び", reading: "musubi", meaning: "a tie" },
		title: "What holds through the cold",
		text: "While little grows, look at what is tied: people to people, nodes to nodes. What is loose now will not carry snow.",
	}),
	highlight: ({ culturalMetrics: { mentorshipPairs } }) => ({
		figure: String(mentorshipPairs),
		unit: "pairs",
		how: "of mentor and mentee",
	}),
	firstPanel: "culture",
	lately: [
		{
			time: "8 min",
			subject: "Runbook",
			verb: "was mended",
			object: "three steps fewer than last year",
			tone: 2,
			type: "community",
		},
		{
			time: "1 h",
			subject: "Pruning ceremony",
			verb: "opened its list",
			object: "14 branches nobody has missed",
			tone: 3,
			type: "ceremony",
		},
	],
};
