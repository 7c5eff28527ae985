import { describe, expect, it } from "vitest";
import { commands } from "#src/content/commands/commands.ts";
import { explain } from "./explain.ts";
import { parseLine } from "./parse-line.ts";

const explained = (line: string) => {
	const parsed = parseLine(line);
	return parsed.parts.map((part) => explain(part, parsed));
};

it("explains each part of a line", () => {
	expect(explained("$ cherry capsule wrap web-03 --compression high > log.txt")).toEqual([
		"The shell’s prompt. It is already there; do not type it.",
		"Starts Cherry CLI.",
		"The command group that contains wrap, open and verify.",
		"Seal a whole server into one file.",
		"The server’s name.",
		"How hard to compress: higher is smaller and takes longer. The choices are none, low, medium and high. Default: medium.",
		"The value of --compression. How hard to compress: higher is smaller and takes longer.",
		"A redirection: it says where input comes from or output goes.",
	]);
});

describe("a part", () => {
	it.each([
		["cherry servers list --json", "A switch. Print JSON, for programs to read."],
		["cherry ideas share --", "Missing: the idea in a few words."],
		["cherry servers list --jsno", "--jsno: is not an option of cherry servers list; did you mean --json?"],
		["cherry servers list --status ofline", "--status: must be online, offline or deploying; did you mean offline?"],
		[
			"cherry capsule wrap web-03 --compression medium",
			"The value of --compression. How hard to compress: higher is smaller and takes longer. medium is also the default.",
		],
		["cherry status # a", "A comment: the shell ignores it."],
		["cherry status #", "A comment: the shell ignores it."],
		["cherry status # a\ncherry doctor", "A comment, then another line. Only one is explained at a time."],
		["cherry status —json", "Options start with two plain hyphens, --."],
		["cherry capsule wrap web-03 --encryption gpg", "Missing: with GPG, the one key that can open it."],
		["cherry capsule wrap web-03 --recipient mika", "--recipient: must be left out unless --encryption is gpg."],
		["cherry status | a", "A pipe: the shell passes the output to the next program."],
		["cherry p2p status --watch &", "Runs the command in the background: the shell does not wait for it."],
		["cherry status ; # a", "Ends the command. No other follows."],
		["cherry status;\t#", "Ends the command. No other follows."],
		["cherry status; cherry doctor\nexit", "Another command, which is not explained here."],
		["cherry status & cherry doctor", "Another command, which is not explained here."],
		["cherry status &>/dev/null", "A redirection: it says where input comes from or output goes."],
		["sudo", "Runs the command that follows. It is not part of Cherry CLI."],
		["CHERRY_TOKEN=a", "A variable, set for this command alone."],
		["git status", "Part of another command, which is not explained here."],
		["cherry status || a", "Another command, which is not explained here."],
		["cherry status\ncherry doctor", "Another line. Only one is explained at a time."],
		["cherry status\r\ncherry doctor", "Another line. Only one is explained at a time."],
		["cherry status\n# done", "Another line. Only one is explained at a time."],
		["cherry server list", "List your servers."],
		[
			"cherry config Capsule",
			"Capsule: must be a setting’s name in small letters, its parts separated by dots, such as capsule.compression.",
		],
		["cherry bloom", "cherry bloom: is not a command."],
		[
			"cherry servers destroy",
			"cherry servers destroy: is not a command; servers has list, create, info, restart or remove.",
		],
		["cherry frobnicate now", "Cherry CLI does not know this word."],
		["cherry servers info <server>", "The server’s name. Not filled in yet."],
		["cherry servers list --json --json", "--json: is given twice."],
		["cherry capsule open", "Missing: the server that takes it in."],
	])("that ends %j", (line, sentence) => {
		expect(explained(line).at(-1)).toBe(sentence);
	});
});

it("has a complete sentence for every part of every example", () => {
	const lines = commands.flatMap(({ examples }) => examples.map(({ line }) => line));
	for (const sentence of lines.flatMap(explained)) expect(sentence).toMatch(/^[A-Z].*[.]$/s);
});
