import type { AgentKind } from "#src/content/orchestrator/agents.ts";
import type { Activity } from "#src/ui/activity-list.tsx";

/** A sample message, newest first. Specification 3 (Activity item); the message is split into its parts. */
export interface AgentActivity extends Activity {
	type: AgentKind;
	mood: "calm" | "glad" | "busy";
}

export const agentActivity: readonly AgentActivity[] = [
	{
		time: "40 s",
		subject: "Testing",
		verb: "sent back",
		object: "a change to the tunnel: port 0 was accepted",
		tone: 4,
		type: "testing",
		mood: "busy",
	},
	{
		time: "3 min",
		subject: "Development",
		verb: "handed on",
		object: "the resuming of transfers, in three small steps",
		tone: 1,
		type: "development",
		mood: "calm",
	},
	{
		time: "9 min",
		subject: "Documentation",
		verb: "asked",
		object: "mika whether “drain” has a better word in Japanese",
		tone: 3,
		type: "documentation",
		mood: "calm",
	},
	{
		time: "14 min",
		subject: "Design",
		verb: "removed",
		object: "a second border from the command card",
		tone: 2,
		type: "design",
		mood: "glad",
	},
	{
		time: "26 min",
		subject: "Analysis",
		verb: "found",
		object: "two options that nobody has used since March",
		tone: 5,
		type: "analysis",
		mood: "calm",
	},
	{
		time: "41 min",
		subject: "aiko",
		verb: "said yes to",
		object: "the rewritten capsule check, with thanks to Testing",
		tone: 1,
		type: "testing",
		mood: "glad",
	},
	{
		time: "1 h",
		subject: "Architecture",
		verb: "compared",
		object: "two homes for the peer list; waits for the circle",
		tone: 2,
		type: "architecture",
		mood: "calm",
	},
	{
		time: "2 h",
		subject: "Orchestrator",
		verb: "cut",
		object: "“Offline almanac” into nine pieces, four of them side by side",
		tone: 5,
		type: "analysis",
		mood: "busy",
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
