import { WRONG_DASHES } from "./wrong-dashes.ts";

/*
 * Characters that word processors, chats and pages substitute for what was typed, or leave in it. Each is a fault, and
 * is read as what it stands for, so that nothing else is reported because of it.
 */

export const unplainSpaces = "\\u00a0\\u2000-\\u200a\\u202f\\u3000";

export const unplainSpace = {
	pattern: new RegExp(`[${unplainSpaces}]`),
	fault: { message: "This is not a plain space; type one instead.", suggestion: " " },
};

/** Not the joiners U+200C and U+200D, which belong to words of some languages and to emoji. */
export const invisible = {
	pattern: /[\u00ad\u200b\u2060\ufeff\p{Bidi_Control}]/u,
	fault: { message: "This character is invisible; delete it.", suggestion: "" },
};

export const wrongDashes = {
	pattern: WRONG_DASHES,
	fault: { message: "Options start with two plain hyphens, --.", suggestion: "--" },
};

/** A mark that begins a quotation, and what ends that: a single mark before a letter is an apostrophe. */
const marks = [
	{ straight: '"', begins: /[\u201c\u201d\u201e]/, ends: /[\u201c\u201d"]/ },
	{ straight: "'", begins: /[\u2018\u201a]/, ends: /[\u2018\u2019'](?![\p{L}\p{N}])/u },
] as const;

/** @param quoted what stands between the marks: one that has a straight mark itself needs more than others around it */
export const wrongMark = (straight: string, quoted: string) => ({
	message: "The shell only accepts straight quotation marks.",
	...(quoted.includes(straight) ? {} : { suggestion: straight }),
});

/**
 * The quotation that begins at `index`, where a word or its value begins: the mark that it should have, and the index of
 * the one that ends it, -1 if none does.
 * @example quotationAt("a “b c”", 2) // { straight: '"', end: 6 }
 */
export function quotationAt(line: string, index: number): { straight: '"' | "'"; end: number } | null {
	const mark = marks.find(({ begins }) => begins.test(line[index] ?? ""));
	if (!mark || !/[\s=:]|^$/.test(line[index - 1] ?? "")) return null;
	const length = line.slice(index + 1).search(mark.ends);
	return { straight: mark.straight, end: length < 0 ? -1 : index + 1 + length };
}
