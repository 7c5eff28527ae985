import type { Span } from "#src/chain/chain-answer-error.ts";

/** A position in a text with its surroundings, without the indentation shared by all lines. */
export interface Excerpt {
	before: string;
	marked: string;
	after: string;
}

/** Maximum number of characters shown of the marked part, and on either side of it. */
const MAX_MARKED = 160;
const MAX_AROUND = 80;

/**
 * The marked part with the lines before and after it, or with a few characters if lines are long.
 * @example excerptOf('{\n\t\t"a": 1,\n\t\t"b": -1\n}', [19, 21]) // { before: '\t\t"a": 1,\n\t\t"b": ', marked: "-1", after: "\n}" }
 */
export function excerptOf(text: string, [from, to]: Span): Excerpt {
	const end = Math.min(to, from + MAX_MARKED);
	const lineStart = text.lastIndexOf("\n", from - 1) + 1;
	const begin = text.lastIndexOf("\n", lineStart - 2) + 1;
	const nextLine = text.indexOf("\n", end);
	const afterNext = nextLine < 0 ? -1 : text.indexOf("\n", nextLine + 1);
	const stop = afterNext < 0 ? text.length : afterNext;

	const isNear = from - begin <= MAX_AROUND;
	const isShort = stop - end <= MAX_AROUND;
	const before = isNear ? text.slice(begin, from) : `…${text.slice(from - MAX_AROUND, from)}`;
	const after = isShort ? text.slice(end, stop) : `${text.slice(end, end + MAX_AROUND)}…`;
	const marked = text.slice(from, end);
	if (end < to) return outdented({ before, marked: `${marked}…`, after: "" });
	return outdented({ before, marked, after });
}

/** Removes the indentation shared by all lines. */
function outdented({ before, marked, after }: Excerpt): Excerpt {
	const lines = `${before}${marked}${after}`.split("\n");
	const shared = Math.min(...lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/)), 40);
	const cut = (part: string) => part.replace(new RegExp(`\\n[ \\t]{0,${Math.max(shared, 0)}}`, "g"), "\n");
	return { before: cut(`\n${before}`).slice(1), marked: cut(marked), after: cut(after) };
}
