import type { Command } from "./command.ts";
import { onServer, plan } from "./shared-parts.ts";

export const instance: readonly Command[] = [
	{
		words: ["instance", "start"],
		summary: "Start a server that is off",
		description: "Switches a server on and waits until it answers. Its address and its keys are the same as before.",
		arguments: [onServer],
		options: [],
		features: ["Returns when the server answers", "Does nothing where it runs already"],
		examples: [
			{ purpose: "Start a server again", line: "cherry instance start web-03", output: ["started web-03"] },
			{
				purpose: "Start it, then see how it is doing",
				line: "cherry instance start web-03 && cherry monitor health web-03",
				output: ["started web-03", "cpu 9%   memory 31%   disk 2%   uptime 1 min"],
			},
		],
		related: ["09-implementation-guides/02-move-a-server-in-a-capsule.md"],
		since: "1.1",
	},
	{
		words: ["instance", "stop"],
		summary: "Stop a server and keep its disks",
		description:
			"Shuts the operating system down in order and switches the machine off. Disks and address stay yours, and are paid for as before.",
		arguments: [onServer],
		options: [{ name: "--force", description: "Switch off at once, as if the plug were pulled." }],
		features: ["Waits two minutes for an orderly end", "Keeps disks and address"],
		examples: [
			{ purpose: "Stop it before the last capsule", line: "cherry instance stop web-03", output: ["stopped web-03"] },
			{
				purpose: "Switch off one that hangs",
				line: "cherry instance stop web-03 --force",
				output: ["switched web-03 off"],
			},
		],
		related: ["09-implementation-guides/02-move-a-server-in-a-capsule.md"],
		since: "1.1",
	},
	{
		words: ["instance", "resize"],
		summary: "Give a server another plan",
		description:
			"Moves a server to a machine of another plan in the same region. It is off for a few minutes; address, keys and disks come with it. A plan with smaller disks is refused.",
		arguments: [onServer],
		options: [{ name: "--plan", value: plan, required: true, description: "The new plan." }],
		features: ["Says the new price first", "Goes back by itself where the move fails"],
		examples: [
			{
				purpose: "Give it more memory",
				line: "cherry instance resize web-03 --plan e5-1620v4",
				output: ["€89 a month instead of €49. Go on? yes", "web-03 is e5-1620v4, off for 4 min"],
			},
			{
				purpose: "Be refused where the disks do not fit",
				line: "cherry instance resize web-03 --plan vps-2",
				output: ["web-03 holds 2 x 250 GB; vps-2 has 80 GB", "nothing was changed"],
			},
		],
		related: ["09-implementation-guides/02-move-a-server-in-a-capsule.md"],
		since: "1.4",
	},
	{
		words: ["instance", "snapshot"],
		summary: "Keep a copy of a server’s disks",
		description:
			"Keeps the disks as they are this moment, beside the server. It takes seconds. A snapshot goes with its server; for one that travels, wrap a capsule.",
		arguments: [onServer],
		options: [
			{
				name: "--name",
				value: { name: "name", kind: "snapshot" },
				description: "What to call it; otherwise the date and time.",
			},
		],
		features: ["A few seconds, without a stop", "The last ten are kept"],
		examples: [
			{
				purpose: "Keep a way back before a move",
				line: "cherry instance snapshot web-03 --name before-move",
				output: ["saved before-move"],
			},
			{
				purpose: "Keep one with the date for a name",
				line: "cherry instance snapshot web-03",
				output: ["saved 2026-03-22-1405"],
			},
		],
		related: ["09-implementation-guides/02-move-a-server-in-a-capsule.md"],
		since: "1.4",
	},
];
