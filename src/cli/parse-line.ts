import type { Value } from "#src/content/commands/command.ts";
import { listText } from "#src/figures/list-text.ts";
import { isCherry, isPrefix, promptOf } from "./before-command.ts";
import { closest } from "./edit-distance.ts";
import { endsCommand } from "./explain.ts";
import { closestCommand, commandAt, wordsOfGroup } from "./find-command.ts";
import { faultAt, parseWords } from "./parse-words.ts";
import { type Fault, type ParsedLine, type Part, shown } from "./part.ts";
import type { Range, Word } from "./read-word.ts";
import { tokenise } from "./tokenise.ts";
import { nameOf } from "./usage.ts";

/** What stands above a command: comments and blank lines. */
const linesBefore = /^(?:[ \t]*(?:#.*)?\r?\n)*/;

/**
 * Identifies each part of a line and what is wrong with it. Accepts a line with its prompt, with shell syntax (pipes,
 * redirections, comments), below comments, half-finished, or nonsense. Never throws.
 * @example parseLine("cherry capsule wrap web-03 --compression max").faults[0]?.message
 *          // "--compression: must be none, low, medium or high"
 * Specification 2.11
 */
export function parseLine(line: string): ParsedLine {
	const [before = ""] = linesBefore.exec(line) ?? [];
	const prompt = promptOf(line.slice(before.length));
	const begin = before.length + prompt.length;
	const tokens = tokenise(" ".repeat(begin) + line.slice(begin));
	const { redirections, rest, faults: shellFaults } = tokens;
	const textOf = ({ start, end }: Range) => line.slice(start, end);
	const first = tokens.words.findIndex((word) => !isPrefix(textOf(word)));
	const prefixes = first < 0 ? tokens.words : tokens.words.slice(0, first);
	const words = tokens.words.slice(prefixes.length);
	const parts: Part[] = [];
	const ofShell = shellFaults.map((fault) =>
		faultAt(fault, "shell", fault.message.replace(/\.$/, ""), fault.suggestion),
	);
	const faults: Fault[] = [];
	type Kind = "prompt" | "prefix" | "program" | "unknown" | "redirection" | "rest";
	const add = (kind: Kind, { start, end }: Range, fault: Fault | null = null) =>
		parts.push({ kind, start, end, text: line.slice(start, end), fault });
	const finish = (
		command: ParsedLine["command"],
		closest: ParsedLine["closest"],
		values: ParsedLine["values"] = {},
	) => {
		for (const redirection of redirections) add("redirection", redirection);
		if (rest) add("rest", { start: rest.start, end: rest.start + line.slice(rest.start).trimEnd().length });
		// What a shell would read differently is mended first, and then read again.
		for (const part of parts)
			part.fault = ofShell.find(({ start }) => part.start <= start && start < part.end) ?? part.fault;
		const all = [...new Set([...ofShell, ...faults, ...parts.flatMap(({ fault }) => fault ?? [])])];
		parts.sort((a, b) => a.start - b.start);
		all.sort((a, b) => a.start - b.start);
		return { line, command, closest, parts, faults: all, values };
	};

	for (const { 0: comment, index } of before.matchAll(/#.*/g))
		add("rest", { start: index, end: index + comment.trimEnd().length });
	if (prompt.trim() !== "")
		add("prompt", { start: begin - prompt.trimStart().length, end: before.length + prompt.trimEnd().length });
	for (const word of prefixes) add("prefix", word);
	const [program, ...others] = words;
	// Unquoted, a path of Windows is read without its backslashes.
	if (!program || !(isCherry(program.text) || isCherry(textOf(program)))) {
		const end = prefixes.at(-1)?.end ?? begin;
		const at = program ?? { start: end, end };
		const given = program ? `${shown(program.text)}: is not cherry` : "no command given";
		// Another program (`git`) is not a typo.
		const fault = faultAt(at, "not-cherry", given, closest(program?.text ?? "", ["cherry"]));
		if (!program) faults.push(fault);
		for (const word of words) add("unknown", word, word === program ? fault : null);
		return finish(null, null);
	}
	add("program", program);

	const texts = others.slice(0, 2).map(({ text }) => text);
	const command = commandAt(texts);
	const meant = command ?? closestCommand(texts);
	const known = meant ? commandWords(others, meant.words) : wordsThatAreKnown(others);
	if (!command) {
		const fault = commandFault(others, meant ? nameOf(meant) : null, program);
		if (known.every(Boolean)) faults.push(fault);
		let isTold = false;
		for (const [index, isKnown] of known.entries()) {
			const word = others[index] as Word;
			if (isKnown)
				parts.push({ kind: "word", index, ...range(word), text: line.slice(word.start, word.end), fault: null });
			else {
				add("unknown", word, isTold ? null : fault);
				isTold = true;
			}
		}
	} else
		for (const [index, word] of others.slice(0, command.words.length).entries())
			parts.push({ kind: "word", index, ...range(word), text: line.slice(word.start, word.end), fault: null });
	const left = others.slice(known.length);
	if (!meant) {
		for (const word of left) add("unknown", word);
		return finish(null, null);
	}
	const end = words.at(-1)?.end ?? begin;
	const reading = parseWords(meant, left, line, end);
	parts.push(...reading.parts);
	for (const part of reading.parts) {
		if (part.kind !== "argument" || part.fault) continue;
		const word = words.find(({ start }) => start === part.start);
		const fault = word && !word.isOpen && faultOfLine(part.argument, word.text);
		// Without its suggestion: the range is that of the whole line.
		if (fault) part.fault = faultAt(part, fault.code === "unlisted-value" ? fault.code : "wrong-value", fault.message);
	}
	return finish(command, command ? null : meant, reading.values);
}

/**
 * The first fault of a value that is a line itself, such as the one that `cherry schedule` runs; null if there is none,
 * or the value is no line. It may run nothing but cherry: nobody watches when it does.
 */
export function faultOfLine({ kind }: Pick<Value, "kind">, text: string): Fault | null {
	if (kind !== "command") return null;
	const [fault] = parseLine(text).faults;
	if (fault) return fault;
	const { words, redirections, rest } = tokenise(text);
	const inner = words.find((word) => word.isOpen && /`|[$<>]\(/.test(word.text));
	const next = rest && !endsCommand(text.slice(rest.start)) ? rest : null;
	const more = inner ?? redirections[0] ?? next;
	const given = more && shown(text.slice(more.start, more.end));
	return more && faultAt(more, "wrong-value", `${given}: is more than a cherry command`);
}

function range({ start, end }: Range): Range {
	return { start, end };
}

/** Which of a command's own words are right, by word; shorter if the line ends or an option begins early. */
function commandWords(words: readonly Word[], own: readonly string[]): boolean[] {
	if (own.length > 1 && words[0]?.text === own[1]) return [false];
	const given = words.slice(0, own.length);
	// Dashes before the first are taken for a mistake: `cherry --status`.
	const stop = given.findIndex(({ text }, index) => index > 0 && text.startsWith("-"));
	return given.slice(0, stop < 0 ? own.length : stop).map(({ text }, index) => text === own[index]);
}

/** For a line that means no command: the name of a group is known, the word after it is not. */
function wordsThatAreKnown(words: readonly Word[]): boolean[] {
	const [first, second] = words;
	if (first === undefined) return [];
	if (wordsOfGroup(first.text).length === 0) return [false];
	return second === undefined || second.text.startsWith("-") ? [true] : [true, false];
}

function commandFault(words: readonly Word[], meant: string | null, program: Range): Fault {
	const [first, second] = words;
	if (first === undefined)
		return faultAt(program, "group-alone", "cherry: is not a complete command; add one, such as status");
	const group = wordsOfGroup(first.text);
	const name = shown(["cherry", first.text, second?.text].filter(Boolean).join(" "));
	const list = listText(group, "or");
	if (group.length > 0 && (second === undefined || second.text.startsWith("-")))
		return faultAt(first, "group-alone", `cherry ${first.text}: is not a complete command; add ${list}`);
	const hint = meant ? `; did you mean cherry ${meant}?` : group.length > 0 ? `; ${first.text} has ${list}` : "";
	const at = group.length > 0 && second ? second : first;
	return faultAt(at, "no-command", `${name}: is not a command${hint}`, meant ? `cherry ${meant}` : null);
}
