import type { TermMatch } from "./match-terms.ts";
import type { Shard, TermRow } from "./shard.ts";
import { weightsIn } from "./shard.ts";

/** What was found for one word of a search. */
export interface WordFound {
	word: string;
	matches: readonly TermMatch[];
	/** Whether some document has the very word. */
	isWritten: boolean;
	/** The words put in the place of one that nobody wrote. */
	instead: readonly string[];
}

/** A document by its number, and how well it fits. */
export interface Ranked {
	number: number;
	score: number;
}

/** What a word's second form counts where its strongest stands as well. */
const furtherShare = 0.3;

/**
 * The documents that fit best, the best first. Each word counts by its strongest form, and a document
 * that has more of the words stands before one that has fewer of them more often.
 * @param found a word each
 * @example rankDocuments(found, 2) // [{ number: 12, score: 31 }, { number: 3, score: 24.5 }]
 */
export function rankDocuments(found: readonly WordFound[], most: number): Ranked[] {
	const sums = new Map<number, { weight: number; words: number }>();
	const told = found.filter(({ matches }) => matches.length > 0);
	for (const { matches } of told) {
		const best = new Map<number, number>();
		for (const { row, share } of matches)
			for (const [number, weight] of weightsIn(row[1])) {
				const [one, other] = [best.get(number) ?? 0, weight * share];
				best.set(number, Math.max(one, other) + Math.min(one, other) * furtherShare);
			}
		for (const [number, weight] of best) {
			const sum = sums.get(number) ?? { weight: 0, words: 0 };
			sums.set(number, { weight: sum.weight + weight, words: sum.words + 1 });
		}
	}
	const score = ({ weight, words }: { weight: number; words: number }) =>
		weight * (0.25 + (0.75 * words) / told.length);
	return [...sums]
		.map(([number, sum]) => ({ number, score: score(sum) }))
		.sort((one, other) => other.score - one.score || one.number - other.number)
		.slice(0, most);
}

/** The row of a beginning that reaches over several parts. */
export const beginningRow = ({ beginnings }: Shard, word: string): TermRow | undefined =>
	beginnings.find(([beginning]) => beginning === word);
