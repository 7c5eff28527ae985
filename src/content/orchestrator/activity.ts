import type { AgentKind } from "#src/content/orchestrator/agents.ts";
import type { Activity } from "#src/ui/activity-list.tsx";

/** Sample messages, newest first. Specification 3 (Activity item), the message split into its parts. */
export const agentActivity: readonly (Activity & { type: AgentKind })[] = [
	{
		time: "40 s",
		subject: "Testing",
		verb: "sent back",
		object: "a change to the tunnel: port 0 was accepted",
		tone: 4,
		type: "testing",
	},
	{
		time: "3 min",
		subject: "Development",
		verb: "handed on",
		object: "the resuming of transfers, in three small steps",
		tone: 1,
		type: "development",
	},
	{
		time: "9 min",
		subject: "Documentation",
		verb: "asked",
		object: "mika whether “drain” has a better word in Japanese",
		tone: 3,
		type: "documentation",
	},
	{
		time: "14 min",
		subject: "Design",
		verb: "removed",
		object: "a second border from the command card",
		tone: 2,
		type: "design",
	},
	{
		time: "26 min",
		subject: "Analysis",
		verb: "found",
		object: "two options that nobody has used since March",
		tone: 5,
		type: "analysis",
	},
	{
		time: "41 min",
		subject: "aiko",
		verb: "said yes to",
		object: "the rewritten capsule check, with thanks to Testing",
		tone: 1,
		type: "testing",
	},
	{
		time: "1 h",
		subject: "Architecture",
		verb: "compared",
		object: "two homes for the peer list; waits for the circle",
		tone: 2,
		type: "architecture",
	},
	{
		time: "2 h",
		subject: "Orchestrator",
		verb: "cut",
		object: "“Offline almanac” into nine pieces, four of them side by side",
		tone: 5,
		type: "analysis",
	},
];

/** The current work of the sample project's agents, one entry per running agent. */
export const agentsAtWork: readonly { kind: AgentKind; at: string; waitsFor: string | null }[] = [
	{ kind: "analysis", at: "Counting how often each option is used", waitsFor: null },
	{ kind: "architecture", at: "Two homes for the peer list", waitsFor: "The Technical Architecture circle" },
	{ kind: "design", at: "The command card at 320 px", waitsFor: null },
	{ kind: "design", at: "Contrast of the autumn charts", waitsFor: null },
	{ kind: "development", at: "Resuming a transfer", waitsFor: "Testing" },
	{ kind: "development", at: "The tunnel’s port check", waitsFor: null },
	{ kind: "development", at: "Moving dates to local days", waitsFor: null },
	{ kind: "testing", at: "The tunnel’s edges", waitsFor: "Development" },
	{ kind: "testing", at: "The settings by keyboard", waitsFor: null },
	{ kind: "testing", at: "A capsule cut short", waitsFor: null },
	{ kind: "documentation", at: "A word for “drain”", waitsFor: "mika" },
	{ kind: "documentation", at: "The note for the next release", waitsFor: "aiko" },
];
