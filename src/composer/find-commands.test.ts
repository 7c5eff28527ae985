import { expect, it } from "vitest";
import { findCommands, matchingOptions } from "./find-commands.ts";

const command = (name: string, summary: string, options = "", words = "") => ({
	name,
	summary,
	usage: `cherry ${name} ${options}`,
	words,
});
const commands = [
	command("status", "Show what is connected", "[--json]"),
	command("servers list", "List your servers", "[--region <region>] [--json]"),
	command("servers create", "Create a server", "<name> --plan <plan>", "Waits for no plan. debian-13, ubuntu-26.04"),
	command("p2p status", "Show the node’s state", "[--watch]", "Exit code 1 while it waits"),
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
	["  $ cherry servers create", ["servers create"]],
	["connected", ["status"]],
	["serv cre", ["servers create"]],
	["--watch", ["p2p status", "monitor health"]],
	["json list", ["servers list"]],
	["server", ["servers list", "servers create", "monitor health"]],
	["exit code", ["p2p status"]],
	["waits", ["servers create", "p2p status"]],
	["plan", ["servers create"]],
	["ubuntu", ["servers create"]],
	["cherry", ["status", "servers list", "servers create", "p2p status", "monitor health"]],
	["ＳＥＲＶＥＲＳ　ｃｒｅ", ["servers create"]],
	["\u200eservers\u200f cr\u00adeate\u200b", ["servers create"]],
	["\ufeff$ cherry \u202aservers create\u202c", ["servers create"]],
	["LİST", ["servers list"]],
	["—region", ["servers list"]],
	["–region", ["servers list"]],
	["-—region", ["servers list"]],
	["\u200b", ["status", "servers list", "servers create", "p2p status", "monitor health"]],
	["$ cherry monitor health web-03", ["monitor health"]],
	["status web-03", ["status"]],
	["statuses web-03", []],
	["(.*", []],
	["nothing of the kind", []],
])("%j finds %j", (text, found) => {
	expect(names(text)).toEqual(found);
});

it("matches at the beginnings of words: a search for a move finds none that removes", () => {
	const commands = [
		command("servers remove", "Give a server back", "<server> [--yes]", "Removes the disks as well"),
		command("capsule open", "Unpack a capsule", "<file> --to <server>", "Move a server to another machine"),
		command("servers list", "List your servers", "[--local-port <port>]"),
	];
	const names = (text: string) => findCommands(commands, text).map(({ name }) => name);
	expect(names("move")).toEqual(["capsule open"]);
	expect(names("move server")).toEqual(["capsule open"]);
	expect(names("port")).toEqual(["servers list"]);
	expect(names("remo")).toEqual(["servers remove"]);
});

it("lists a command that begins with the word above one that contains it", () => {
	const reversed = findCommands(commands.toReversed(), "status").map(({ name }) => name);
	expect(reversed).toEqual(["status", "p2p status"]);
});

it("lists matches in names first, then in summaries, usage and other words", () => {
	const commands = [
		command("config", "Read a setting", "", "Also of a server"),
		command("tunnel", "Reach a port", "<server>"),
		command("status", "Show what a server does"),
		command("new server", "Order one"),
		command("servers", "List them"),
	];
	const found = findCommands(commands, "server").map(({ name }) => name);
	expect(found).toEqual(["servers", "new server", "status", "tunnel", "config"]);
});

it.each([
	["json", ["--json"]],
	["j", []],
	["--j", []],
	["son", []],
	["--", []],
	["e", []],
	["reg js", ["--region", "--json"]],
	["—reg \u200ejs", ["--region", "--json"]],
])("for servers list, %j asks for %j", (text, options) => {
	expect(matchingOptions("cherry servers list [--region <region>] [--json]", text)).toEqual(options);
});

it("names an option of several words in full", () => {
	expect(matchingOptions("cherry tunnel <server> [--local-port <port>]", "local")).toEqual(["--local-port"]);
});
