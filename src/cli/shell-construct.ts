/** The marks that begin what has to be closed, by their last character. */
const names = {
	"'": "single quotation mark",
	'"': "double quotation mark",
	"`": "backtick",
	"(": "bracket",
	"{": "curly bracket",
} as const;
export type Mark = keyof typeof names;

/** What closes a mark that does not close itself. */
const closers: Partial<Record<Mark, string>> = { "(": ")", "{": "}" };

/** @example neverClosed("'") // "The single quotation mark is never closed." */
export function neverClosed(mark: Mark): string {
	return `The ${names[mark]} is never closed.`;
}

/**
 * The mark of the construct that begins at `index`: `$(…)`, `${…}` or backticks, which double quotation marks do not
 * prevent.
 */
export function constructAt(line: string, index: number): Mark | null {
	const [begun] = /^(?:\$[({]|`)/.exec(line.slice(index, index + 2)) ?? [];
	return begun === undefined ? null : (begun.at(-1) as Mark);
}

/**
 * The index just after the construct that begins at `index`, with all that it quotes and encloses; 0 if it is never
 * closed. In `${…}` quotation marks count as text: one that closes it would have to be quoted, and hardly ever is.
 * @example endOfConstruct('a $(date "+%F %T")', 2) // 18
 */
export function endOfConstruct(line: string, index: number): number {
	/** What closes each mark that is open, the innermost last. */
	const open: string[] = [];
	for (let at = index; at < line.length; at++) {
		const inner = open.at(-1) ?? ")";
		if (line[at] === open.at(-1)) {
			open.pop();
			if (open.length === 0) return at + 1;
		} else if (inner === "'") continue;
		else if (line[at] === "\\") at++;
		else {
			const mark = inner === ")" && /["'(]/.test(line[at] ?? "") ? (line[at] as Mark) : constructAt(line, at);
			if (mark === null || inner === "`") continue;
			open.push(closers[mark] ?? mark);
			if (line[at] === "$") at++;
		}
	}
	return 0;
}
