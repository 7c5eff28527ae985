import { expect, it } from "vitest";
import { commands } from "#src/content/commands/commands.ts";
import { idOf, nameOf, placeholderOf, usageOf } from "./usage.ts";

/** As printed in a terminal, in the order of the guide. */
const usageLines = [
	"cherry init [directory] [--template minimal|full]",
	"cherry status [--json]",
	"cherry config [key] [value] [--unset <key>]",
	"cherry season [--months] [--greeting]",
	"cherry files list <server> [path]",
	"cherry files push <source> <server>:<path> [--compression none|low|medium|high]",
	"cherry files pull <server>:<path> <destination> [--compression none|low|medium|high]",
	"cherry files sync <source> <server>:<path> [--delete] [--dry-run]",
	"cherry servers list [--region <region>] [--status online|offline|deploying] [--json]",
	"cherry servers create <name> --plan <plan> --region <region> [--image <image>] [--billing hourly|monthly|quarterly|semi-annual|annual|spot]",
	"cherry servers info <server> [--json]",
	"cherry servers restart <server> [--wait]",
	"cherry servers remove <server> [--yes]",
	"cherry capsule wrap <server> [--output <file>] [--compression none|low|medium|high] [--encryption gpg|aes256] [--recipient <key>]",
	"cherry capsule open <file> --to <server> [--only <path>]",
	"cherry capsule verify <file> [--signature <file>]",
	"cherry ssh connect <server> [--user <user>] [--key <key>]",
	"cherry ssh keys [list|add|rotate|retire] [name] [--type ed25519|rsa4096]",
	"cherry ssh ceremony <name> [--witness <member>...] [--record <file>]",
	"cherry tunnel <server> --port <port> [--local-port <port>] [--compression none|low|medium|high]",
	"cherry p2p join [--region <region>] [--capacity <gigabytes>]",
	"cherry p2p leave [--drain] [--forget]",
	"cherry p2p peers [--limit <count>] [--json]",
	"cherry p2p status [--watch]",
	"cherry org list",
	"cherry org members <organisation>",
	"cherry org invite <organisation> <email> [--role viewer|operator|steward]",
	"cherry inventory plans [--category entry-level|mid-range|high-performance|enterprise|gpu] [--json]",
	"cherry inventory regions [--json]",
	"cherry inventory pricing <plan> [--billing hourly|monthly|quarterly|semi-annual|annual|spot]",
	"cherry instance start <server>",
	"cherry instance stop <server> [--force]",
	"cherry instance resize <server> --plan <plan>",
	"cherry instance snapshot <server> [--name <name>]",
	"cherry package search <term>",
	"cherry package install <package> --on <server> [--version <version>]",
	"cherry package remove <package> --on <server>",
	"cherry ideas list [--season spring|summer|autumn|winter]",
	"cherry ideas share <title> [--body <file>]",
	"cherry ideas support <idea>",
	"cherry monitor health <server> [--watch]",
	"cherry monitor logs <server> [--since <duration>] [--follow]",
	"cherry monitor alerts [--server <server>] [--above <percent>]",
	"cherry batch <file> [--parallel <count>] [--dry-run]",
	"cherry schedule <when> <command>",
	"cherry completion bash|zsh|fish",
	"cherry doctor [--fix]",
];

it("writes the usage line of each of the 47 commands", () => {
	expect(commands.map(usageOf)).toEqual(usageLines);
	expect(usageLines).toHaveLength(47);
});

it.each([
	[{ name: "plan", kind: "plan" }, "<plan>"],
	[{ name: "target", kind: "remote-path" }, "<server>:<path>"],
	[{ name: "shell", kind: "choice", choices: ["bash", "zsh"] }, "bash|zsh"],
] as const)("writes %j as %s", (value, placeholder) => {
	expect(placeholderOf(value)).toBe(placeholder);
});

it("brackets optional parts, and marks repeatable ones", () => {
	const base = { summary: "", description: "", features: [], related: [], since: "1.0" };
	const example = { purpose: "", line: "", output: [] };
	const command = {
		...base,
		words: ["a", "b"],
		arguments: [
			{ name: "one", kind: "text", required: true, description: "" },
			{ name: "more", kind: "text", required: false, repeats: true, description: "" },
		],
		options: [{ name: "--loud", description: "" }],
		examples: [example],
	} as const;
	expect(usageOf(command)).toBe("cherry a b <one> [more...] [--loud]");
	expect([nameOf(command), idOf(command)]).toEqual(["a b", "a-b"]);
});
