import { unplainSpace } from "./lookalikes.ts";
import { continuationAt, placeholderAt, type Range, readWord, type ShellFault, type Word } from "./read-word.ts";

export interface Tokens {
	words: Word[];
	/** Each with its target: `> log.txt`, `2>&1`. They may stand anywhere in a command, also before its first word. */
	redirections: Range[];
	/** What does not belong to the first command: a pipe, a comment, a second command, another line. */
	rest: Range | null;
	faults: ShellFault[];
}

const blank = /[ \t]/;
const redirection = /^(?:\d*(?:<<<|<<-?|>>|<>|>\||[<>]&?)|&>>?)/;

/**
 * Splits a line into the words of its first command, as a POSIX shell does: quotation marks, escapes, `$(…)`, comments,
 * operators. Nothing is expanded. Never throws; an unfinished construct is a fault and extends to the end.
 * @example tokenise("cherry files list 'web-03' | less").words.map(({ text }) => text) // ["cherry", "files", "list", "web-03"]
 */
export function tokenise(line: string): Tokens {
	const tokens: Tokens = { words: [], redirections: [], rest: null, faults: [] };
	const { words, redirections, faults } = tokens;
	let index = 0;
	while (index < line.length) {
		const operator = index + redirectionAt(line, index).length;
		const continuation = continuationAt(line, index);
		if (blank.test(line[index] ?? "")) index++;
		else if (unplainSpace.pattern.test(line[index] ?? "")) {
			faults.push({ start: index, end: index + 1, ...unplainSpace.fault });
			index++;
		} else if (continuation) {
			const { length, blanks } = continuation;
			// The next line is read all the same: it is meant to belong to this one.
			const start = index + 1;
			const message = "A blank after the backslash: the line does not continue.";
			if (blanks > 0) faults.push({ start, end: start + blanks, message, suggestion: "" });
			index += length;
		} else if (operator > index) {
			let target = operator;
			while (blank.test(line[target] ?? "")) target++;
			const { end } = readWord(line, target, faults);
			if (end === target) faults.push({ start: index, end: operator, message: "The redirection has no target." });
			redirections.push({ start: index, end: end === target ? operator : end });
			index = end;
		} else if (/[#|;&()\r\n]/.test(line[index] ?? "")) {
			tokens.rest = { start: index, end: line.length };
			if (/[()]/.test(line[index] ?? ""))
				faults.push({ start: index, end: index + 1, message: "Brackets have a meaning to the shell; quote them." });
			break;
		} else {
			const word = readWord(line, index, faults);
			words.push(word);
			index = word.end;
		}
	}
	if (tokens.rest && line.slice(tokens.rest.start).trim() === "") tokens.rest = null;
	return tokens;
}

/** The operator at `index` that redirects input or output; "" if there is none. `<(…)` is part of a word. */
function redirectionAt(line: string, index: number): string {
	const begin = line.slice(index, index + 12);
	if (/^[<>]\(/.test(begin) || placeholderAt(line, index)) return "";
	return redirection.exec(begin)?.[0] ?? "";
}
