/** A posting list: each row is a weight, the number of the first document with that weight, then the deltas to the next ones. */
export type Postings = readonly (readonly number[])[];

/** A word with its postings. */
export type TermRow = readonly [term: string, postings: Postings];

/**
 * A shard of the index: words in order, and prefixes whose words span several shards, each with the best documents of all
 * words that begin with it.
 */
export interface Shard {
	terms: readonly TermRow[];
	prefixes: readonly TermRow[];
}

/** A document as stored in the index, to show results from. */
export interface IndexedDocument {
	title: string;
	/** Path within the site, without the base path. */
	path: string;
	/** Title of its section. */
	section: string;
	description: string;
	/** Id, heading, text and code of each part; the part before the first heading has an empty id and heading. */
	parts: readonly (readonly [id: string, heading: string, text: string, code?: string])[];
}

/** Describes the index; ships with the script, so that it is known before any shard is fetched. */
export interface IndexPlan {
	/** Folder of the files, below the site's base path, with a trailing slash. */
	folder: string;
	/** The first key of each shard but the first: `t<n>.json`. */
	terms: readonly string[];
	/** The same for the lists of words by their endings, `r<n>.json`, whose keys are reversed words. */
	endings: readonly string[];
	/** Whether the index is small enough to also exist as one file, `rest.json`, which maps file names to contents. */
	rest: boolean;
}

/**
 * The number of the shard that contains a key, or would contain it.
 * @param starts the first key of each shard but the first, in order
 * @example shardOf(["g", "q"], "mesh") // 1
 */
export function shardOf(starts: readonly string[], key: string): number {
	let from = 0;
	let to = starts.length;
	while (from < to) {
		const middle = (from + to) >> 1;
		if ((starts[middle] as string) <= key) from = middle + 1;
		else to = middle;
	}
	return from;
}

/** A word in reverse, so that words with the same ending sort next to each other. */
export const reversed = (term: string): string => [...term].reverse().join("");

/** Decodes a posting list. @returns weight by document number */
export function weightsIn(postings: Postings): Map<number, number> {
	const weights = new Map<number, number>();
	for (const [weight = 0, ...steps] of postings) {
		let number = 0;
		for (const step of steps) {
			number += step;
			weights.set(number, weight);
		}
	}
	return weights;
}
