import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeLine } from "../src/cli/compose-line.ts";
import { parseLine } from "../src/cli/parse-line.ts";
import { quote } from "../src/cli/quote.ts";
import { tokenise } from "../src/cli/tokenise.ts";
import { valuesOf } from "../src/composer/draft.ts";
import { openScenario } from "../src/composer/scenario.ts";

/* What shells make of the lines that we write and read. A shell that is not installed is skipped, and counted as skipped. */

const posix = `for line in "$@"; do eval "set -- $line"; printf '%s\\0' "$#" "$@"; done`;
const fish = `function told; printf '%s\\0' (count $argv) $argv; end; for line in $argv; eval told $line; end`;
const shells: Record<string, string[]> = {
	bash: ["--norc", "-c", posix, "bash"],
	dash: ["-c", posix, "dash"],
	zsh: ["-f", "-c", posix, "zsh"],
	fish: ["--no-config", "-c", fish],
};

/** The words that a shell makes of each line. */
function wordsOf(shell: string, lines: readonly string[]): string[][] {
	const { stdout, stderr } = spawnSync(shell, [...(shells[shell] ?? []), ...lines], {
		encoding: "utf8",
		env: { ...process.env, LC_ALL: "C.UTF-8" },
		timeout: 30_000,
	});
	expect(stderr).toBe("");
	const texts = stdout.split("\0");
	return lines.map(() => texts.splice(0, Number(texts.shift())));
}

const isInstalled = (shell: string) => spawnSync(shell, ["-c", "exit 0"]).status === 0;

// fish has rules of its own: we read a line as a POSIX shell does.
describe.each(["bash", "dash", "zsh"])("%s", (shell) => {
	it.skipIf(!isInstalled(shell))("splits a line as we do", { timeout: 60_000 }, () => {
		const piece = fc.constantFrom(
			...["a", "b", " ", "  ", "\t", "'", '"', "\\", "-", "=", ":", "/", "é", "桜", "\\\n", "#", "\\'", '\\"'],
		);
		const line = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(""));
		const whole = line.filter((text) => {
			const { faults, rest } = tokenise(text);
			return faults.length === 0 && rest === null && !/\\$/.test(text);
		});
		// zsh expands a word that begins with = to the path of a program.
		const lines = fc.sample(
			whole.filter((text) => !/(?:^|\s)["'\\\n]*=/.test(text)),
			{ numRuns: 400, seed: 6 },
		);
		expect(wordsOf(shell, lines)).toEqual(lines.map((text) => tokenise(text).words.map((word) => word.text)));
	});
});

describe.each(Object.keys(shells))("%s", (shell) => {
	it.skipIf(!isInstalled(shell))("passes on exactly the text that was quoted", { timeout: 60_000 }, () => {
		const awkward = fc.constantFrom(
			...["it's", "'", "\\", "\\'", "\\\\", '"', "$HOME", "`id`", "$(id)", "(id)", "*", "?", "[a-z]", "{a,b}", "!!"],
			...["~", "~root", "=ls", "%self", "#", "<a>", "|", ";", "&", "^", "-n", "--", " ", "\n", "a", "桜", ""],
		);
		const text = fc.oneof(
			fc.array(awkward, { maxLength: 5 }).map((pieces) => pieces.join("")),
			fc.string({ unit: "grapheme", maxLength: 16 }).filter((sample) => !sample.includes("\0")),
		);
		const texts = fc.sample(text, { numRuns: 1000, seed: 6 });
		const words = texts.map((sample) => [sample]);
		const quoted = texts.map((sample) => quote(sample, "text"));
		expect(wordsOf(shell, quoted)).toEqual(words);
		expect(quoted.map((line) => tokenise(line).words.map((word) => word.text))).toEqual(words);
	});

	it.skipIf(!isInstalled(shell))("runs nothing but cherry in the line of a link, whoever wrote the link", () => {
		const source = "./site\\'; echo not cherry #";
		const query = new URLSearchParams({ command: "files push", source, target: "web-03:/srv/site" });
		const { command, draft = {} } = openScenario(`?${query}`) ?? {};
		if (!command) throw new Error("The link opens no command");
		const line = composeLine(command, valuesOf(command, draft));
		expect(wordsOf(shell, [line])).toEqual([["cherry", "files", "push", source, "web-03:/srv/site"]]);
		expect(parseLine(line)).toMatchObject({ faults: [], values: { source } });
	});
});
