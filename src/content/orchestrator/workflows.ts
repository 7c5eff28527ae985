import type { AgentKind } from "#src/content/orchestrator/agents.ts";
import type { Season } from "#src/season/season.ts";
import type { IconName } from "#src/ui/icon-names.ts";

/**
 * What a season asks of the agents. Phase, ceremony and dates are the season's own and are in `content/seasons`.
 * Specification 3 (Season workflow entry); `color` is one of the season's chart colours.
 */
export interface SeasonWorkflow {
	icon: IconName;
	color: 1 | 2 | 3 | 4;
	activities: readonly string[];
	/** The kinds with more to do than in the average of the other seasons. */
	leads: readonly AgentKind[];
	/** The agents' part in the ceremony. */
	atCeremony: string;
}

export const seasonWorkflows: Record<Season, SeasonWorkflow> = {
	spring: {
		icon: "sprout",
		color: 1,
		activities: [
			"New projects get their outline and their first test",
			"Every newcomer’s question becomes a sentence in the documents",
			"What rested over winter is opened and brought up to date",
		],
		leads: ["architecture", "design"],
		atCeremony: "They read out nothing. They hand each new keeper a page with the first three tasks.",
	},
	summer: {
		icon: "sun",
		color: 2,
		activities: [
			"Most of the building is done, in the open and unfinished",
			"Screens are tried on real phones, in real sunlight",
			"Servers are watched closely, for this is when people come",
		],
		leads: ["development", "design"],
		atCeremony: "They show what broke on the way, beside what works.",
	},
	autumn: {
		icon: "leaf",
		color: 3,
		activities: [
			"What ripened is measured: used, unused, too slow",
			"Releases are tested at their edges and written up",
			"The year’s decisions are read again, with what came of them",
		],
		leads: ["testing", "analysis"],
		atCeremony: "They count, and the people thank each other.",
	},
	winter: {
		icon: "moon",
		color: 4,
		activities: [
			"Commands, pages and keys that nobody uses are proposed for cutting",
			"Documents are mended and translated",
			"Plans for spring are drawn in two versions, never one",
		],
		leads: ["documentation", "analysis"],
		atCeremony: "They bring the list of what could go. Each line is cut, or kept, by a person.",
	},
};
