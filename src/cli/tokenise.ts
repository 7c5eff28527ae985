/** A range of a line, in UTF-16 units; `end` is exclusive. */
export interface Range {
	start: number;
	end: number;
}

/** What a shell would pass on as one word. */
export interface Word extends Range {
	/** Without quotation marks and escapes. */
	text: string;
	/** Contains `$…` or a backtick outside single quotes: only a running shell knows its value. */
	isOpen: boolean;
	/** Contains `*`, `?`, `[` or `{` outside quotation marks: a shell puts names of files or several words in its place. */
	isPattern: boolean;
	/** Begins with a `~` that a shell replaces with a home folder: `~`, `~/'my site'`, `~aiko`. */
	isHome: boolean;
	/** Unquoted and of the form `<name>`: a placeholder to be filled in. */
	isPlaceholder: boolean;
}

/** A syntax error for the shell itself. */
export interface ShellFault extends Range {
	message: string;
}

export interface Tokens {
	words: Word[];
	/** What does not belong to the first command: a pipe, a redirection, a comment, a second command, another line. */
	rest: Range | null;
	faults: ShellFault[];
}

/** A placeholder word: `<server>`, `<server>:<path>`, `<key>...`. */
const placeholder = /^<[a-z][a-z -]*>(?::<[a-z][a-z -]*>)?(?:\.\.\.)?(?=[ \t]|$)/;
const blank = /[ \t]/;
/** Up to the first slash, nothing may be quoted. */
const home = /^~[^'"\\/]*(?:\/|$)/;
const names = { "'": "single quotation mark", '"': "double quotation mark", "`": "backtick", "(": "bracket" } as const;

/** Characters that word processors and pages substitute for what was typed, or leave in it. */
const lookalikes: { pattern: RegExp; onlyFirst?: true; message: string }[] = [
	{ pattern: /[\u00a0\u2000-\u200a\u202f\u3000]/, message: "This is not a plain space; type one instead." },
	// Not the joiners U+200C and U+200D, which belong to words of some languages and to emoji.
	{ pattern: /[\u00ad\u200b\u2060\ufeff\p{Bidi_Control}]/u, message: "This character is invisible; delete it." },
	{
		pattern: /[\u201c\u201d\u201e\u2018\u201a]/,
		onlyFirst: true,
		message: "The shell only accepts straight quotation marks.",
	},
	{ pattern: /[\u2010-\u2015]/, onlyFirst: true, message: "Options start with two plain hyphens, --." },
];

/**
 * Splits a line into the words of its first command, as a POSIX shell does: quotation marks, escapes, `$(…)`, comments,
 * operators. Nothing is expanded. Never throws; an unfinished construct is a fault and extends to the end.
 * @example tokenise("cherry files list 'web-03' | less").words.map(({ text }) => text) // ["cherry", "files", "list", "web-03"]
 */
export function tokenise(line: string): Tokens {
	const tokens: Tokens = { words: [], rest: null, faults: [] };
	let index = 0;
	while (index < line.length) {
		if (blank.test(line[index] ?? "")) index++;
		else if (/^\\\r?\n/.test(line.slice(index, index + 3))) index += line[index + 1] === "\r" ? 3 : 2;
		else if (
			/^(?:[#|;&<>()\r\n]|\d+[<>])/.test(line.slice(index, index + 12)) &&
			!placeholder.test(placeAt(line, index))
		) {
			tokens.rest = { start: index, end: line.length };
			if (/[()]/.test(line[index] ?? ""))
				tokens.faults.push({
					start: index,
					end: index + 1,
					message: "Brackets have a meaning to the shell; quote them.",
				});
			break;
		} else {
			const word = readWord(line, index, tokens.faults);
			tokens.words.push(word);
			index = word.end;
		}
	}
	if (tokens.rest && line.slice(tokens.rest.start).trim() === "") tokens.rest = null;
	return tokens;
}

/** As much of the line as the longest placeholder could take. */
function placeAt(line: string, index: number): string {
	return line.slice(index, index + 80);
}

function readWord(line: string, start: number, faults: ShellFault[]): Word {
	const place = placeholder.exec(placeAt(line, start))?.[0];
	const literal = { isOpen: false, isPattern: false, isHome: false };
	if (place) return { start, end: start + place.length, text: place, ...literal, isPlaceholder: true };
	let text = "";
	let isOpen = false;
	let isPattern = false;
	let index = start;
	const unfinished = (from: number, mark: keyof typeof names) =>
		faults.push({ start: from, end: line.length, message: `The ${names[mark]} is never closed.` });
	while (index < line.length) {
		const character = line[index] ?? "";
		if (/[ \t\r\n|;&<>()]/.test(character)) break;
		if (character === "'") {
			const end = line.indexOf("'", index + 1);
			if (end < 0) unfinished(index, "'");
			text += line.slice(index + 1, end < 0 ? line.length : end);
			index = end < 0 ? line.length : end + 1;
		} else if (character === '"') {
			const from = index++;
			while (index < line.length && line[index] !== '"') {
				if (line[index] === "\\" && /[\\"$`\n]/.test(line[index + 1] ?? "")) {
					if (line[index + 1] !== "\n") text += line[index + 1];
					index += 2;
					continue;
				}
				if (/[$`]/.test(line[index] ?? "")) isOpen = true;
				text += line[index++];
			}
			if (index >= line.length) unfinished(from, '"');
			index = Math.min(index + 1, line.length);
		} else if (character === "\\") {
			if (index + 1 >= line.length)
				faults.push({ start: index, end: index + 1, message: "The backslash at the end has nothing to escape." });
			if (line[index + 1] !== "\n") text += line[index + 1] ?? "";
			index = Math.min(index + 2, line.length);
		} else if (character === "`" || (character === "$" && line[index + 1] === "(")) {
			isOpen = true;
			const end = character === "`" ? line.indexOf("`", index + 1) + 1 : closingBracket(line, index + 1);
			if (end <= 0) unfinished(index, character === "`" ? "`" : "(");
			text += line.slice(index, end <= 0 ? line.length : end);
			index = end <= 0 ? line.length : end;
		} else {
			const look = lookalikes.find(({ pattern }) => pattern.test(character));
			if (look && (!look.onlyFirst || index === start))
				faults.push({ start: index, end: index + 1, message: look.message });
			if (character === "$" && /[\w{@*#?$!-]/.test(line[index + 1] ?? "")) isOpen = true;
			if (/[*?[{]/.test(character)) isPattern = true;
			text += character;
			index++;
		}
	}
	const isHome = home.test(line.slice(start, index));
	return { start, end: index, text, isOpen, isPattern, isHome, isPlaceholder: false };
}

/** The index just after the bracket that closes the one at `index`; 0 if none does. */
function closingBracket(line: string, index: number): number {
	let depth = 0;
	for (let at = index; at < line.length; at++) {
		if (line[at] === "(") depth++;
		else if (line[at] === ")" && --depth === 0) return at + 1;
	}
	return 0;
}
