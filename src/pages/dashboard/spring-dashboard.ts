import type { DashboardPlan } from "./dashboard-plan.ts";

/** Spring focuses on newcomers. */
export const plan: DashboardPlan = {
	order: ["people", "activity", "seeds", "ecosystem", "servers"],
	lead: ({ communityGrowth: { newThisMonth, totalMembers } }) => ({
		kanji: { kanji: "芽", reading: "me", meaning: "bud" },
		title: "Who has just come up",
		text: `${newThisMonth} of ${totalMembers} members joined this month. Somebody once showed you where the water is; spring is the time to pass that on.`,
	}),
	highlight: ({ communityGrowth: { newThisMonth } }) => ({
		figure: `+${newThisMonth}`,
		unit: "members",
		how: "new this month",
	}),
	lately: [
		{
			time: "3 min",
			subject: "Newcomer",
			verb: "introduced herself",
			object: "from Vilnius, and likes terminals",
			tone: 3,
			type: "community",
		},
		{
			time: "40 min",
			subject: "Planting ceremony",
			verb: "opened its list",
			object: "24 places, two sentences each",
			tone: 2,
			type: "ceremony",
		},
	],
};
