import type { KanjiWord } from "#src/ui/kanji.tsx";

/** The six tabs and their introductions. Specification 2.12 */
export const orchestratorTabs = {
	overview: {
		label: "Overview",
		title: "Many hands, one decision",
		kanji: { kanji: "一覧", reading: "ichiran", meaning: "seen at a glance" },
		introduction:
			"A project is more than its code: somebody measures, draws, builds, tests and writes it down. Six kinds of agent take the parts that repeat themselves, and leave the decision to the people whose project it is.",
	},
	pillars: {
		label: "Pillars",
		kanji: { kanji: "柱", reading: "hashira", meaning: "pillar" },
		introduction: "Six rules hold the work up. Each is kept by every agent, in every season, and by the people too.",
	},
	agents: {
		label: "Agents",
		kanji: { kanji: "役", reading: "yaku", meaning: "role" },
		introduction:
			"Each kind has one craft, a handful of things it can do, and a Japanese word for how it is meant to do them.",
	},
	workflows: {
		label: "Workflows",
		kanji: { kanji: "巡り", reading: "meguri", meaning: "going round" },
		introduction:
			"The year has four kinds of work, and each season favours one. What an agent is asked to do in April is not what it is asked to do in November.",
	},
	activity: {
		label: "Activity",
		kanji: { kanji: "響き", reading: "hibiki", meaning: "echo" },
		introduction: "What the agents of the sample project did lately, and what each is working on.",
	},
	integration: {
		label: "Integration",
		kanji: { kanji: "結び", reading: "musubi", meaning: "tying" },
		introduction:
			"The orchestrator owns nothing. It uses the same commands as a person, reads the same documents, and waits for the same votes.",
	},
} as const satisfies Record<string, { label: string; title?: string; kanji: KanjiWord; introduction: string }>;
