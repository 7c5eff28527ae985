import { nameOf } from "#src/cli/usage.ts";
import type { Command } from "#src/content/commands/command.ts";
import { inventory } from "#src/content/commands/inventory.ts";
import { server } from "#src/content/commands/server.ts";
import { ssh } from "#src/content/commands/ssh.ts";

/** Related commands under one title. */
export interface CommandGroup {
	title: string;
	introduction: string;
	commands: readonly Command[];
}

const all = [...server, ...ssh, ...inventory];
const named = (...names: string[]) => all.filter((command) => names.includes(nameOf(command)));

/** The nine commands that a provider's customer needs, from the schema. In the order of specification 2.4 (Cherry CLI) */
export const commandGroups: readonly CommandGroup[] = [
	{
		title: "Servers",
		introduction: "Order one, see what you have, and look up an address.",
		commands: named("servers list", "servers create", "servers info"),
	},
	{
		title: "SSH and tunnels",
		introduction: "Onto the machine, and through it.",
		commands: named("ssh connect", "ssh keys", "tunnel"),
	},
	{
		title: "Look at the inventory",
		introduction: "Plans, regions and prices, as on this page. None of the three changes anything.",
		commands: named("inventory plans", "inventory regions", "inventory pricing"),
	},
];
