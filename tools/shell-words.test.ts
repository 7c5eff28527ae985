import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { expect, it } from "vitest";
import { quote } from "../src/cli/quote.ts";
import { tokenise } from "../src/cli/tokenise.ts";

/** The words that a shell makes of each line, without its expansions. */
function wordsOf(shell: string, lines: readonly string[]): string[][] {
	const script = `set -f; while IFS= read -rd '' line; do eval "set -- $line"; printf '%s\\0' "$#" "$@"; done`;
	const { stdout, stderr } = spawnSync(shell, ["-c", script], {
		input: lines.map((line) => `${line}\0`).join(""),
		encoding: "utf8",
		timeout: 30_000,
	});
	expect(stderr).toBe("");
	const texts = stdout.split("\0");
	return lines.map(() => texts.splice(0, Number(texts.shift())));
}

const shells = ["bash", "zsh"].filter((shell) => spawnSync(shell, ["-c", "exit 0"]).status === 0);

it.skipIf(shells.length < 2)("splits a line as bash and zsh do", { timeout: 60_000 }, () => {
	const piece = fc.constantFrom(
		"a",
		"b",
		" ",
		"  ",
		"\t",
		"'",
		'"',
		"\\",
		"-",
		"=",
		":",
		"/",
		"é",
		"桜",
		"\\\n",
		"#",
		"\\'",
		'\\"',
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
	const ours = lines.map((text) => tokenise(text).words.map((word) => word.text));
	for (const shell of shells) expect(wordsOf(shell, lines)).toEqual(ours);
});

it.skipIf(shells.length < 2)("quotes so that bash and zsh pass on exactly the same text", { timeout: 60_000 }, () => {
	const text = fc.oneof(
		fc.constantFrom(
			"",
			"it's",
			"$HOME",
			"`id`",
			"$(id)",
			"a b",
			"~",
			"~root",
			"=ls",
			"*",
			"{a,b}",
			"!!",
			"#",
			"\\",
			"a\nb",
			"-n",
			"<a>",
		),
		fc.string({ unit: "grapheme", maxLength: 16 }).filter((sample) => !sample.includes("\0")),
	);
	const texts = fc.sample(text, { numRuns: 300, seed: 6 });
	for (const shell of shells)
		expect(
			wordsOf(
				shell,
				texts.map((sample) => quote(sample, "text")),
			),
		).toEqual(texts.map((sample) => [sample]));
});
