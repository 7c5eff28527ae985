import { editDistance } from "#src/cli/edit-distance.ts";
import type { TermRow } from "./shard.ts";

/** A word of the index that may be what was meant; `share` is what it counts beside the word itself, 0 to 1. */
export interface TermMatch {
	row: TermRow;
	share: number;
}

const shares = { same: 1, form: 0.85, begun: 0.7, near: 0.5 };
const fewest = 4;

/**
 * What a word's forms have in common: "stak" for stake, stakes, staked and staking.
 * @example stemOf("planning") // "plan"
 */
export function stemOf(term: string): string {
	const stem = term
		.replace(/(?:ies|ied)$/, "y")
		.replace(/(?<=\w{3})(?:at(?:ions?|ed|es?|ing)|ings?|ed|es|s|e|ly|ions?)$/, "");
	return stem.replace(/([bdgmnprt])\1$/, "$1");
}

/**
 * The words of a part of the index that are the word looked for, another form of it, or, where it may not be finished, begin with it.
 * @param isLast whether somebody may still be writing it
 */
export function sameTerms(word: string, rows: readonly TermRow[], isLast: boolean): TermMatch[] {
	const stem = stemOf(word);
	const found: TermMatch[] = [];
	for (const row of rows) {
		const [term] = row;
		if (term === word) found.push({ row, share: shares.same });
		else if (word.length > 2 && term.startsWith(stem) && stemOf(term) === stem) found.push({ row, share: shares.form });
		else if (isLast && word.length > 1 && term.startsWith(word))
			found.push({ row, share: shares.begun * (0.7 + (0.3 * word.length) / term.length) });
	}
	return found;
}

/** How many letters may be wrong in a word: none in short ones, where every other word would be near. */
export const mostWrong = (word: string): number => (word.length < fewest ? 0 : word.length < 8 ? 1 : 2);

/** Counting letters takes its time: words that neither begin nor end alike are not even near. */
function beginOrEndAlike(term: string, written: string, isLast: boolean): boolean {
	if (term.startsWith(written.slice(0, 2)) || term.endsWith(written.slice(-2))) return true;
	if (term[0] === written[1] && term[1] === written[0]) return true;
	return isLast && (term[0] === written[0] || term.slice(0, written.length).endsWith(written.slice(-2)));
}

/**
 * How far a word is from what was written, in letters; what was written may be its beginning.
 * @returns Infinity where it is too far to be meant
 */
export function distanceTo(term: string, written: string, isLast: boolean): number {
	const most = mostWrong(written);
	const off = term.length - written.length;
	if (most === 0 || off < -most || (off > most && !isLast) || !beginOrEndAlike(term, written, isLast))
		return Number.POSITIVE_INFINITY;
	const whole = off > most ? Number.POSITIVE_INFINITY : editDistance(written, term);
	const begun =
		isLast && off > 0 && written.length > fewest
			? editDistance(written, term.slice(0, written.length)) + 0.5
			: Number.POSITIVE_INFINITY;
	const away = Math.min(whole, begun);
	return away < most + 1 ? away : Number.POSITIVE_INFINITY;
}

/**
 * The words nearest to one that nobody wrote: at most three, the nearest first.
 * @example nearTerms("cpasule", ["capsule", "season"], false) // ["capsule"]
 */
export function nearTerms(word: string, terms: readonly string[], isLast: boolean): string[] {
	const scored = terms
		.map((term) => ({ term, away: distanceTo(term, word, isLast) + (term[0] === word[0] ? 0 : 0.25) }))
		.filter(({ away }) => Number.isFinite(away))
		.sort((one, other) => one.away - other.away);
	const [best] = scored;
	return scored
		.filter(({ away }) => away - (best?.away ?? 0) < 0.5)
		.slice(0, 3)
		.map(({ term }) => term);
}

export const nearShare = shares.near;
