import type { TermMatch } from "./match-terms.ts";
import type { Shard, TermRow } from "./shard.ts";
import { weightsIn } from "./shard.ts";

/** How one word of a query was matched. */
export interface WordFound {
	word: string;
	matches: readonly TermMatch[];
	/** Whether the index contains the word exactly as typed. */
	isExact: boolean;
	/** The words searched instead of a misspelt one. */
	corrections: readonly string[];
}

/** A document by its number, with its score. */
export interface Ranked {
	number: number;
	score: number;
}

/** Weight of a word's further forms in a document that also contains a stronger one. */
const furtherFormFactor = 0.3;

/**
 * The best-matching documents, best first. Each word counts by its strongest form, and a document that contains more of
 * the words ranks above one that contains fewer of them more often.
 * @param found one entry per word
 * @example rankDocuments(found, 2) // [{ number: 12, score: 31 }, { number: 3, score: 24.5 }]
 */
export function rankDocuments(found: readonly WordFound[], most: number): Ranked[] {
	const sums = new Map<number, { weight: number; words: number }>();
	const matched = found.filter(({ matches }) => matches.length > 0);
	for (const { matches } of matched) {
		const best = new Map<number, number>();
		for (const { row, factor } of matches)
			for (const [number, weight] of weightsIn(row[1])) {
				const [one, other] = [best.get(number) ?? 0, weight * factor];
				best.set(number, Math.max(one, other) + Math.min(one, other) * furtherFormFactor);
			}
		for (const [number, weight] of best) {
			const sum = sums.get(number) ?? { weight: 0, words: 0 };
			sums.set(number, { weight: sum.weight + weight, words: sum.words + 1 });
		}
	}
	const score = ({ weight, words }: { weight: number; words: number }) =>
		weight * (0.25 + (0.75 * words) / matched.length);
	return [...sums]
		.map(([number, sum]) => ({ number, score: score(sum) }))
		.sort((one, other) => other.score - one.score || one.number - other.number)
		.slice(0, most);
}

/** The row of a prefix whose words span several shards. */
export const prefixRow = ({ prefixes }: Shard, word: string): TermRow | undefined =>
	prefixes.find(([prefix]) => prefix === word);
