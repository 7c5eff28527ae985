import { expect, it } from "vitest";
import { findCommands, matchingOptions } from "./find-commands.ts";

const command = (name: string, summary: string, options = "") => ({
	name,
	summary,
	usage: `cherry ${name} ${options}`,
});
const commands = [
	command("status", "Show what is connected", "[--json]"),
	command("servers list", "List your servers", "[--region <region>] [--json]"),
	command("servers create", "Create a server", "<name> --plan <plan>"),
	command("p2p status", "Show the node’s state", "[--watch]"),
	command("monitor health", "Show how a server is doing", "<server> [--watch]"),
];
const names = (text: string) => findCommands(commands, text).map(({ name }) => name);

it.each([
	["", ["status", "servers list", "servers create", "p2p status", "monitor health"]],
	["  ", ["status", "servers list", "servers create", "p2p status", "monitor health"]],
	["status", ["status", "p2p status"]],
	["SERVERS", ["servers list", "servers create"]],
	["cherry servers", ["servers list", "servers create"]],
	["$ cherry servers create", ["servers create"]],
	["serv cre", ["servers create"]],
	["--watch", ["p2p status", "monitor health"]],
	["json list", ["servers list"]],
	["server", ["servers list", "servers create", "monitor health"]],
	["cherry", ["status", "servers list", "servers create", "p2p status", "monitor health"]],
	["(.*", []],
	["nothing of the kind", []],
])("%j finds %j", (text, found) => {
	expect(names(text)).toEqual(found);
});

it.each([
	["json", ["--json"]],
	["--", []],
	["e", []],
	["reg js", ["--region", "--json"]],
])("of servers list, %j asks for %j", (text, options) => {
	expect(matchingOptions(commands[1] as (typeof commands)[number], text)).toEqual(options);
});
