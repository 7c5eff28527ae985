import type { Command } from "./command.ts";
import { json } from "./shared-parts.ts";

export const core: readonly Command[] = [
	{
		words: ["init"],
		summary: "Prepare a folder to work in",
		description:
			"Makes a folder with a `cherry.toml` in it. Commands that you give inside it know your usual region and your servers. An existing file is never overwritten.",
		arguments: [
			{
				name: "directory",
				kind: "path",
				required: false,
				default: ".",
				description: "The folder to prepare; it is made where there is none.",
			},
		],
		options: [
			{
				name: "--template",
				value: { name: "template", kind: "choice", choices: ["minimal", "full"], default: "full" },
				description: "What to put in: the settings alone, or settings, a runbook and a list of keys.",
			},
		],
		features: ["Safe to run twice", "Nothing leaves your machine", "Plain text that belongs in version control"],
		examples: [
			{
				purpose: "Prepare a folder with the settings alone",
				line: "cherry init first-server --template minimal",
				output: ["created first-server"],
			},
			{
				purpose: "Prepare the folder you are in",
				line: "cherry init",
				output: ["created cherry.toml", "created runbook.md", "created keys.yaml"],
			},
		],
		related: ["09-implementation-guides/01-deploy-your-first-server.md"],
		since: "1.0",
	},
	{
		words: ["status"],
		summary: "Show servers, transfers and the mesh at a glance",
		description:
			"Sums up what is yours: servers by state, transfers that are under way, alerts, and whether this machine is in the mesh. It asks each server once and waits three seconds at most.",
		arguments: [],
		options: [json],
		features: ["One screen, however many servers", "Names what does not answer", "Exit code 1 while there is an alert"],
		examples: [
			{
				purpose: "See how things stand",
				line: "cherry status",
				output: ["servers    4 online, 1 offline", "transfers  none", "alerts     none", "mesh       joined, 8 peers"],
			},
			{
				purpose: "Hand the same to a program",
				line: "cherry status --json",
				output: ['{"servers":{"online":4,"offline":1},"transfers":[],"alerts":[],"mesh":{"joined":true,"peers":8}}'],
			},
		],
		related: ["05-technical-architecture/01-architecture-overview.md"],
		since: "1.0",
	},
	{
		words: ["config"],
		summary: "Read or change a setting",
		description:
			"On its own it lists every setting with its value and where that comes from. With a name it prints one; with a name and a value it keeps the value in the nearest `cherry.toml`.",
		arguments: [
			{ name: "key", kind: "setting", required: false, description: "The setting’s name." },
			{ name: "value", kind: "text", required: false, description: "Its new value." },
		],
		options: [
			{
				name: "--unset",
				value: { name: "key", kind: "setting" },
				description: "Forget this setting, so that its default holds again.",
			},
		],
		features: [
			"Says which file a value comes from",
			"Refuses an invalid value",
			"A folder’s settings win over your own",
		],
		examples: [
			{
				purpose: "List all settings",
				line: "cherry config",
				output: [
					"capsule.compression  medium     default",
					"region               lithuania  ./cherry.toml",
					"ssh.user             deploy     ~/.config/cherry/cherry.toml",
				],
			},
			{
				purpose: "Compress capsules harder from now on",
				line: "cherry config capsule.compression high",
				output: ["capsule.compression  high  ./cherry.toml"],
			},
			{
				purpose: "Take a setting back",
				line: "cherry config --unset capsule.compression",
				output: ["capsule.compression  medium  default"],
			},
		],
		related: ["09-implementation-guides/01-deploy-your-first-server.md"],
		since: "1.0",
	},
	{
		words: ["season"],
		summary: "Say which season it is and how much of it is left",
		description:
			"Prints the season by the dates on which this site changes season, and the days that are left of it. With `--months` it counts by whole months instead, so that spring begins on the first of March. Where scripts must rely on the season, take the months.",
		arguments: [],
		options: [
			{
				name: "--months",
				description: "Count by whole months: spring is March to May, and so on by threes.",
			},
			{ name: "--greeting", description: "Greet with today’s micro-season, one of the year’s 72." },
		],
		features: ["Four seasons of three months with --months", "Works without a network", "By your own clock"],
		examples: [
			{ purpose: "Ask on 12 March", line: "cherry season", output: ["winter, 7 days left"] },
			{
				purpose: "Ask on the same day by whole months",
				line: "cherry season --months",
				output: ["spring, March to May"],
			},
			{
				purpose: "Be greeted on the same day",
				line: "cherry season --greeting",
				output: ["First peach blossoms. Seven days of winter are left."],
			},
		],
		related: ["05-technical-architecture/07-seasonal-engine.md"],
		since: "1.1",
	},
];
