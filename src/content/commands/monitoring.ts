import type { Command } from "./command.ts";
import { onServer } from "./shared-parts.ts";

export const monitoring: readonly Command[] = [
	{
		words: ["monitor", "health"],
		summary: "Show how a server is doing",
		description:
			"Prints processor, memory and disk in use, and how long the server has been up. One line, good for a script.",
		arguments: [onServer],
		options: [{ name: "--watch", description: "Stay and print a line every ten seconds." }],
		features: ["One line", "Exit code 1 where the server does not answer"],
		examples: [
			{
				purpose: "Look once",
				line: "cherry monitor health web-03",
				output: ["cpu 9%   memory 31%   disk 2%   uptime 12 days"],
			},
			{
				purpose: "Keep an eye on it during a move",
				line: "cherry monitor health kura-03 --watch",
				output: [
					"cpu 34%   memory 41%   disk 18%   uptime 40 days",
					"cpu 71%   memory 43%   disk 19%   uptime 40 days",
				],
			},
		],
		related: ["09-implementation-guides/02-move-a-server-in-a-capsule.md"],
		since: "1.3",
	},
	{
		words: ["monitor", "logs"],
		summary: "Read a server’s log",
		description: "Prints the system’s log, newest last, without a login. The times are those of your own machine.",
		arguments: [onServer],
		options: [
			{
				name: "--since",
				value: { name: "duration", kind: "duration", default: "1h" },
				description: "How far to look back.",
			},
			{ name: "--follow", description: "Stay and print what comes in." },
		],
		features: ["No login needed", "Times of your own machine"],
		examples: [
			{
				purpose: "Look for errors from the last two hours",
				line: "cherry monitor logs web-03 --since 2h | grep error",
				output: ["13:48:07 nginx: error: upstream timed out"],
			},
			{
				purpose: "Follow a deployment",
				line: "cherry monitor logs web-03 --since 5m --follow",
				output: ["14:01:12 systemd: reloading nginx", "14:01:12 nginx: signal process started"],
			},
		],
		related: ["09-implementation-guides/02-move-a-server-in-a-capsule.md"],
		since: "1.3",
	},
	{
		words: ["monitor", "alerts"],
		summary: "List alerts, and set when to be told",
		description:
			"Lists the alerts that are open. With `--above` it also keeps that limit: from then on you are told when processor, memory or disk stay over it for five minutes.",
		arguments: [],
		options: [
			{
				name: "--server",
				value: { name: "server", kind: "server" },
				description: "Only this server; otherwise all of yours.",
			},
			{ name: "--above", value: { name: "percent", kind: "percent" }, description: "The limit in per cent." },
		],
		features: ["One limit for all, or one per server", "Short peaks do not count"],
		examples: [
			{ purpose: "Set a limit", line: "cherry monitor alerts --server web-03 --above 85", output: ["no alerts"] },
			{
				purpose: "See what is open",
				line: "cherry monitor alerts",
				output: ["kura-02  disk 86%, above 85% for 12 min"],
			},
		],
		related: ["09-implementation-guides/02-move-a-server-in-a-capsule.md"],
		since: "1.3",
	},
];
