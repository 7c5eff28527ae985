import { listText } from "#src/figures/list-text.ts";
import { closest } from "./edit-distance.ts";
import { closestCommand, commandAt, wordsOfGroup } from "./find-command.ts";
import { faultAt, parseWords } from "./parse-words.ts";
import { type Fault, type ParsedLine, type Part, shown } from "./part.ts";
import { type Range, tokenise, type Word } from "./tokenise.ts";
import { nameOf } from "./usage.ts";

/**
 * A prompt before `cherry`: `$`, `aiko@web-03:~$`, `root@web-03:~#`, `[aiko@web-03 ~]$`, `aiko@mac ~ %`, `aiko@mac ~>`, or
 * the arrows of Starship and Oh My Zsh (escaped, so that the fonts need not have them). A `#` alone begins a comment.
 */
const promptOfCherry =
	/^\s*(?!cherry\b|#)(?:\u279c\s+\S+(?:\s+git:\(\S*\)(?:\s+\u2717)?)?|(?:[^\s'"]+ ){0,2}(?:[^\s'"]*[$%\u276f\u279c]|[^\s'"]+[#>]))\s+(?=cherry\b)/;

/**
 * Identifies each part of a line and what is wrong with it. Accepts a line with its prompt, with shell syntax (pipes,
 * comments), half-finished, or nonsense. Never throws.
 * @example parseLine("cherry capsule wrap web-03 --compression max").faults[0]?.message
 *          // "--compression: must be none, low, medium or high"
 * Specification 2.11
 */
export function parseLine(line: string): ParsedLine {
	const prompt = (promptOfCherry.exec(line) ?? /^\s*(?:[$%]\s+(?=\S))?/.exec(line))?.[0] ?? "";
	const { words, rest, faults: shellFaults } = tokenise(" ".repeat(prompt.length) + line.slice(prompt.length));
	const parts: Part[] = [];
	const faults: Fault[] = shellFaults.map((fault) => ({
		...faultAt(fault, "shell", fault.message.replace(/\.$/, "")),
	}));
	const add = (kind: "prompt" | "program" | "unknown" | "rest", { start, end }: Range, fault: Fault | null = null) =>
		parts.push({ kind, start, end, text: line.slice(start, end), fault });
	const finish = (
		command: ParsedLine["command"],
		closest: ParsedLine["closest"],
		values: ParsedLine["values"] = {},
	) => {
		if (rest) add("rest", { start: rest.start, end: rest.start + line.slice(rest.start).trimEnd().length });
		faults.push(...parts.flatMap(({ fault }) => fault ?? []));
		faults.sort((a, b) => a.start - b.start);
		return { line, command, closest, parts, faults, values };
	};

	const promptLength = prompt.trimEnd().length;
	if (promptLength > 0) add("prompt", { start: line.search(/\S/), end: promptLength });
	const [program, ...others] = words;
	if (program?.text !== "cherry") {
		const at = program ?? { start: prompt.length, end: prompt.length };
		const given = program ? `${shown(program.text)}: is not cherry; every line starts with cherry` : "no command given";
		// Another program (`sudo`) is not a typo.
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
		if (others.length === 0 || known.every(Boolean)) faults.push(fault);
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
	const end = words.at(-1)?.end ?? prompt.length;
	const reading = parseWords(meant, left, line, end);
	parts.push(...reading.parts);
	return finish(command, command ? null : meant, reading.values);
}

function range({ start, end }: Range): Range {
	return { start, end };
}

/** Which of a command's own words are right, by word; shorter if the line ends or an option begins early. */
function commandWords(words: readonly Word[], own: readonly string[]): boolean[] {
	if (own.length > 1 && words[0]?.text === own[1]) return [false];
	const given = words.slice(0, own.length);
	const stop = given.findIndex(({ text }) => text.startsWith("-"));
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
