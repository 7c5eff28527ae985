import { editDistance } from "#src/cli/edit-distance.ts";
import { isNumber } from "./fold.ts";
import type { TermRow } from "./shard.ts";

/** A word of the index that matches; `factor` scales its weight, 0 to 1, where 1 is an exact match. */
export interface TermMatch {
	row: TermRow;
	factor: number;
}

const factors = { exact: 1, stem: 0.85, prefix: 0.7, replacement: 0.5 };
/** Words with fewer letters are not corrected, and no prefix with fewer is compared fuzzily. */
const minLetters = 4;

/**
 * A light English stemmer: "stak" for stake, stakes, staked and staking.
 * @example stemOf("planning") // "plan"
 */
export function stemOf(term: string): string {
	const stem = term
		.replace(/(?:ies|ied)$/, "y")
		.replace(/(?<=\w{3})(?:at(?:ions?|ed|es?|ing)|ings?|ed|es|s|e|ly|ions?)$/, "");
	return stem.replace(/([bdgmnprt])\1$/, "$1");
}

/**
 * The words of a shard that equal the given one, share its stem or, if it may be unfinished, begin with it.
 * @param isLast whether it is the last word of the query and may be unfinished
 */
export function matchingTerms(word: string, rows: readonly TermRow[], isLast: boolean): TermMatch[] {
	const stem = stemOf(word);
	const found: TermMatch[] = [];
	for (const row of rows) {
		const [term] = row;
		if (term === word) found.push({ row, factor: factors.exact });
		// Cheap first: "ceremony" and "ceremonies" differ in their last letter.
		else if (word.length > 2 && term.startsWith(stem.replace(/y$/, "")) && stemOf(term) === stem)
			found.push({ row, factor: factors.stem });
		else if (isLast && word.length > 1 && term.startsWith(word))
			found.push({ row, factor: factors.prefix * (0.7 + (0.3 * word.length) / term.length) });
	}
	return found;
}

/** How many typos a word may contain: none if it is short, where almost any other word would match, or a number. */
export function maxTypos(word: string): number {
	if (word.length < minLetters || isNumber(word)) return 0;
	return word.length < 8 ? 1 : 2;
}

/** A cheap filter before the edit distance: words that share neither beginning nor ending are never close. */
function hasSameStartOrEnd(term: string, typed: string, isLast: boolean): boolean {
	if (term.startsWith(typed.slice(0, 2)) || term.endsWith(typed.slice(-2))) return true;
	if (term[0] === typed[1] && term[1] === typed[0]) return true;
	return isLast && (term[0] === typed[0] || term.slice(0, typed.length).endsWith(typed.slice(-2)));
}

/**
 * Edit distance of a word from what was typed, which may be only its beginning.
 * @returns Infinity when it is too far to be a typo
 */
export function distanceTo(term: string, typed: string, isLast: boolean): number {
	const most = maxTypos(typed);
	const longer = term.length - typed.length;
	if (most === 0 || longer < -most || (longer > most && !isLast) || !hasSameStartOrEnd(term, typed, isLast))
		return Number.POSITIVE_INFINITY;
	const wordDistance = longer > most ? Number.POSITIVE_INFINITY : editDistance(typed, term);
	const prefixDistance =
		isLast && longer > 0 && typed.length > minLetters
			? editDistance(typed, term.slice(0, typed.length)) + 0.5
			: Number.POSITIVE_INFINITY;
	const distance = Math.min(wordDistance, prefixDistance);
	return distance < most + 1 ? distance : Number.POSITIVE_INFINITY;
}

/**
 * The words closest to a misspelt one: at most three, the closest first.
 * @example closestTerms("cpasule", ["capsule", "season"], false) // ["capsule"]
 */
export function closestTerms(word: string, terms: readonly string[], isLast: boolean): string[] {
	const scored = terms
		.map((term) => ({ term, distance: distanceTo(term, word, isLast) + (term[0] === word[0] ? 0 : 0.25) }))
		.filter(({ distance }) => Number.isFinite(distance))
		.sort((one, other) => one.distance - other.distance);
	const [best] = scored;
	return scored
		.filter(({ distance }) => distance - (best?.distance ?? 0) < 0.5)
		.slice(0, 3)
		.map(({ term }) => term);
}

export const replacementFactor = factors.replacement;
