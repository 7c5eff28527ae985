import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseLine } from "../src/cli/parse-line.ts";
import { commands } from "../src/content/commands/commands.ts";
import { plans } from "../src/content/servers/plans.ts";
import { regionIds } from "../src/content/servers/regions.ts";
import { cliFiles, writeCliFiles } from "./cli-files.ts";

const folder = mkdtempSync(join(tmpdir(), "cherry-cli-"));
const work = join(folder, "work");
const file = (name: string) => join(folder, "cli", name);

beforeAll(async () => {
	await writeCliFiles(folder, "https://sakura.example", "/base/");
	mkdirSync(join(work, "site"), { recursive: true });
	writeFileSync(join(work, "sakura notes.txt"), "");
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Tests of a shell that is not installed are skipped, and `npm test` counts them as such; `.ci/run` installs all three.
 */
function isInstalled(shell: string): boolean {
	return spawnSync(shell, ["-c", "exit 0"]).status === 0;
}

function run(command: string, args: readonly string[]): SpawnSyncReturns<string> {
	const env = { PATH: process.env.PATH, HOME: work, TERM: "dumb", LC_ALL: "C.UTF-8" };
	return spawnSync(command, args, { cwd: work, encoding: "utf8", env, timeout: 30_000 });
}

/** Splits a line into words as Bash does, then calls the function that Bash would call. */
const askBash = `source "$1"; shift
for line in "$@"; do
	divided=\${line//=/ = }
	read -ra COMP_WORDS <<< "\${divided//:/ : }"
	[[ $line == *\\  ]] && COMP_WORDS+=("")
	COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 ))
	_cherry
	printf '%s\\n' "\${COMPREPLY[@]}"; echo ---
done`;
const askFish = `source $argv[1]; for line in $argv[2..]; complete -C "$line"; echo ---; end`;

const shells = [
	{
		shell: "bash",
		name: "cherry.bash",
		ask: (lines: string[]) => run("bash", ["--norc", "-c", askBash, "bash", file("cherry.bash"), ...lines]),
	},
	{
		shell: "zsh",
		name: "_cherry",
		ask: (lines: string[]) =>
			run("zsh", ["-f", join(import.meta.dirname, "shells/complete.zsh"), file("_cherry"), ...lines]),
	},
	{
		shell: "fish",
		name: "cherry.fish",
		ask: (lines: string[]) => run("fish", ["--no-config", "-c", askFish, file("cherry.fish"), ...lines]),
	},
];

/** What each shell offers for a line. */
const offers: [line: string, words: readonly string[]][] = [
	["cherry serv", ["servers"]],
	["cherry s", ["schedule", "season", "servers", "ssh", "status"]],
	["cherry servers ", ["create", "info", "list", "remove", "restart"]],
	["cherry servers c", ["create"]],
	["cherry bloom ", []],
	["cherry status --", ["--json"]],
	["cherry status --json --", []],
	["cherry capsule wrap web-03 --", ["--compression", "--encryption", "--output", "--recipient"]],
	["cherry capsule wrap web-03 --encryption gpg --", ["--compression", "--output", "--recipient"]],
	["cherry capsule wrap web-03 --encryption=gpg --o", ["--output"]],
	["cherry capsule wrap web-03 --output=x --", ["--compression", "--encryption", "--recipient"]],
	["cherry capsule wrap web-03 --output x --", ["--compression", "--encryption", "--recipient"]],
	["cherry capsule wrap web-03 --compression ", ["high", "low", "medium", "none"]],
	["cherry capsule wrap --compression h", ["high"]],
	["cherry servers create web-01 --region=s", ["singapore", "sweden"]],
	["cherry servers create web-01 --region ", regionIds],
	["cherry servers create web-01 --plan gpu", plans.flatMap(({ id }) => (id.startsWith("gpu") ? [id] : []))],
	["cherry ssh keys r", ["retire", "rotate"]],
	["cherry ssh keys --type ed25519 l", ["list"]],
	["cherry ssh keys add l", []],
	["cherry ssh ceremony spring --witness aiko --w", ["--witness"]],
	["cherry completion ", ["bash", "fish", "zsh"]],
	["cherry files push s", ["sakura notes.txt", "site"]],
	["cherry files push site s", []],
	["cherry files push site web-03:s", []],
	["cherry files pull web-03:/srv/site s", ["sakura notes.txt", "site"]],
	["cherry files pull web-03:/srv/site site s", []],
	["cherry files pull web-03:s", []],
	["cherry capsule wrap web-03 --output s", ["sakura notes.txt", "site"]],
	["cherry capsule open web-03.capsule --to s", []],
];

describe.each(shells)("completion for $shell", ({ shell, name, ask }) => {
	it.skipIf(!isInstalled(shell))("has valid syntax for the shell", () => {
		const { status, stderr } = run(shell, ["-n", file(name)]);
		expect([stderr, status]).toEqual(["", 0]);
	});

	it.skipIf(!isInstalled(shell))("offers what can follow", { timeout: 60_000 }, () => {
		const { stdout, stderr } = ask(offers.map(([line]) => line));
		const answers = stdout.split("---\n").slice(0, offers.length);
		// fish adds a description after a tab, and prefixes a value that is joined to its option with the option.
		const wordOf = (line: string) =>
			line
				.replace(/\t.*/, "")
				.replace(/^--[a-z-]+=/, "")
				.replaceAll("\\ ", " ")
				.replace(/\/$/, "");
		const words = answers.map((answer) => answer.split("\n").filter(Boolean).map(wordOf).toSorted());
		expect(stderr).toBe("");
		expect(offers.map(([line], index) => [line, words[index]])).toEqual(
			offers.map(([line, expected]) => [line, expected.toSorted()]),
		);
	});
});

it.each(shells)("$name contains every command and every option", ({ name }) => {
	const content = cliFiles()[name];
	for (const { words, options } of commands) {
		for (const word of words) expect(content).toMatch(new RegExp(`\\b${word}\\b`));
		for (const option of options)
			expect(content).toContain(name.endsWith("fish") ? `-l ${option.name.slice(2)} ` : option.name);
	}
});

describe("the tldr page", () => {
	it("follows the tldr-pages format", () => {
		const [title, about, ...examples] = readFileSync(file("cherry.md"), "utf8").trimEnd().split("\n\n");
		expect(title).toBe("# cherry");
		expect(about).toMatch(/^> [A-Z].*\.\n> More information: <https:\/\/sakura\.example\/base\/cli>\.$/);
		expect(examples.length / 2).toBeLessThanOrEqual(8);
		for (let index = 0; index < examples.length; index += 2) {
			expect(examples[index]).toMatch(/^- [A-Z][^.]*:$/);
			expect(examples[index + 1]).toMatch(/^`cherry [^`]+`$/);
		}
	});

	it("shows commands that run", () => {
		const lines = [...readFileSync(file("cherry.md"), "utf8").matchAll(/^`(.*)`$/gm)].map(([, line = ""]) =>
			line.replace(/\{\{([^|}]+)[^}]*\}\}/g, "$1"),
		);
		expect(lines).toHaveLength(8);
		expect(lines.map((line) => parseLine(line).faults)).toEqual(lines.map(() => []));
	});

	it("has no address when the site does not know its own", () => {
		expect(cliFiles()["cherry.md"]).not.toContain("More information");
	});
});

it("writes each file next to the guide", () => {
	expect(readdirSync(join(folder, "cli")).toSorted()).toEqual(Object.keys(cliFiles()).toSorted());
});
