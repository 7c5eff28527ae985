import { invisible, quotationAt, unplainSpace, unplainSpaces, wrongDashes, wrongMark } from "./lookalikes.ts";
import { constructAt, endOfConstruct, type Mark, neverClosed } from "./shell-construct.ts";

/** A range of a line, in UTF-16 units; `end` is exclusive. */
export interface Range {
	start: number;
	end: number;
}

/** What a shell would pass on as one word. */
export interface Word extends Range {
	/** Without quotation marks and escapes. */
	text: string;
	/** Contains `$…`, a backtick or `<(…)`, and no single quotes around it: only a running shell knows its value. */
	isOpen: boolean;
	/** Contains `*`, `?`, `[` or `{` outside quotation marks: a shell puts names of files or several words in its place. */
	isPattern: boolean;
	/** Contains a backslash before a letter outside quotation marks, as a path of Windows does: a POSIX shell drops it. */
	isEscaped: boolean;
	/** Begins with a `~` that a shell replaces with a home folder: `~`, `~/'my site'`, `~aiko`. */
	isHome: boolean;
	/** Unquoted and of the form `<name>`: a placeholder to be filled in. */
	isPlaceholder: boolean;
}

/** A syntax error for the shell itself. */
export interface ShellFault extends Range {
	message: string;
	/** The correct text for the range, if it is known. */
	suggestion?: string;
}

const blank = `[ \\t${unplainSpaces}]`;
const placeholder = new RegExp(`^<[a-z][a-z -]*>(?::<[a-z][a-z -]*>)?(?:\\.\\.\\.)?(?=${blank}|$)`);
/** Up to the first slash, nothing may be quoted. */
const home = /^~[^'"\\/]*(?:\/|$)/;

const continuation = new RegExp(`\\\\(${blank}*)\\r?\\n`, "y");

/** The end of a line that goes on with the next: a backslash at `index`, and the blanks that wrongly follow it. */
export function continuationAt(line: string, index: number): { length: number; blanks: number } | null {
	continuation.lastIndex = index;
	const found = continuation.exec(line);
	return found && { length: found[0].length, blanks: found[1]?.length ?? 0 };
}

/** The placeholder at `index`: `<server>`, `<server>:<path>`, `<key>...`; "" if there is none. */
export function placeholderAt(line: string, index: number): string {
	// As much of the line as the longest could take.
	return placeholder.exec(line.slice(index, index + 80))?.[0] ?? "";
}

/**
 * The word that begins at `start`, up to a blank or an operator of the shell; empty if one of these is there.
 * @param faults what is wrong with it is added to these
 */
export function readWord(line: string, start: number, faults: ShellFault[]): Word {
	const place = placeholderAt(line, start);
	const literal = { isOpen: false, isPattern: false, isEscaped: false, isHome: false };
	if (place) return { start, end: start + place.length, text: place, ...literal, isPlaceholder: true };
	let text = "";
	let isOpen = false;
	let isPattern = false;
	let isEscaped = false;
	let isCut = false;
	let index = start;
	const [dashes] = wrongDashes.pattern.exec(line.slice(start, start + 8)) ?? [];
	if (dashes !== undefined) {
		index += dashes.length;
		text = wrongDashes.fault.suggestion;
		faults.push({ start, end: index, ...wrongDashes.fault });
	}
	// What encloses it is not reported as well.
	const unfinished = (from: number, mark: Mark) => {
		if (!isCut) faults.push({ start: from, end: line.length, message: neverClosed(mark) });
		isCut = true;
		return line.length;
	};
	const takeConstruct = (mark: Mark, from = index) => {
		const end = endOfConstruct(line, from) || unfinished(index, mark);
		isOpen = true;
		text += line.slice(index, end);
		index = end;
	};
	while (index < line.length) {
		const character = line[index] ?? "";
		const mark = constructAt(line, index);
		const quotation = quotationAt(line, index);
		if (mark) takeConstruct(mark);
		else if (/^[<>]\(/.test(line.slice(index, index + 2))) takeConstruct("(", index + 1);
		else if (/[ \t\r\n|;&<>()]/.test(character) || unplainSpace.pattern.test(character)) break;
		else if (character === "'") {
			const end = line.indexOf("'", index + 1);
			if (end < 0) unfinished(index, "'");
			text += line.slice(index + 1, end < 0 ? line.length : end);
			index = end < 0 ? line.length : end + 1;
		} else if (character === "$" && line[index + 1] === "'") {
			let end = index + 2;
			while (end < line.length && line[end] !== "'") end += line[end] === "\\" ? 2 : 1;
			if (end >= line.length) unfinished(index, "'");
			const quoted = line.slice(index + 2, end);
			// What its escapes stand for, `\n` or `\u00e9`, is left to the shell.
			if (quoted.includes("\\")) isOpen = true;
			text += quoted.includes("\\") ? line.slice(index, end + 1) : quoted;
			index = Math.min(end + 1, line.length);
		} else if (character === '"') {
			const from = index++;
			while (index < line.length && line[index] !== '"') {
				const inner = constructAt(line, index);
				if (inner) takeConstruct(inner);
				else if (line[index] === "\\" && /[\\"$`\n]/.test(line[index + 1] ?? "")) {
					if (line[index + 1] !== "\n") text += line[index + 1];
					index += 2;
				} else {
					if (line[index] === "$") isOpen = true;
					text += line[index++];
				}
			}
			if (index >= line.length) unfinished(from, '"');
			index = Math.min(index + 1, line.length);
		} else if (quotation) {
			const { straight } = quotation;
			const quoted = line.slice(index + 1, quotation.end < 0 ? line.length : quotation.end);
			faults.push({ start: index, end: index + 1, ...wrongMark(straight, quoted) });
			const end = quotation.end < 0 ? unfinished(index, straight) : quotation.end;
			if (end < line.length && line[end] !== straight)
				faults.push({ start: end, end: end + 1, ...wrongMark(straight, quoted) });
			if (straight === '"' && /[$`]/.test(quoted)) isOpen = true;
			text += quoted;
			index = Math.min(end + 1, line.length);
		} else if (character === "\\") {
			if (continuationAt(line, index)?.blanks) break;
			const next = line[index + 1] ?? "";
			if (next === "")
				faults.push({ start: index, end: index + 1, message: "The backslash at the end has nothing to escape." });
			if (/[\p{L}\p{N}_.]/u.test(next)) isEscaped = true;
			if (next !== "\n") text += next;
			index = Math.min(index + 2, line.length);
		} else {
			const isInvisible = invisible.pattern.test(character);
			if (isInvisible) faults.push({ start: index, end: index + 1, ...invisible.fault });
			if (character === "$" && /[\w@*#?$!-]/.test(line[index + 1] ?? "")) isOpen = true;
			if (/[*?[{]/.test(character)) isPattern = true;
			if (!isInvisible) text += character;
			index++;
		}
	}
	const isHome = home.test(line.slice(start, index));
	return { start, end: index, text, isOpen, isPattern, isEscaped, isHome, isPlaceholder: false };
}
