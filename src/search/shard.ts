/** Documents in which a word stands: each list begins with what the word weighs there, then the first number and the steps to the next. */
export type Postings = readonly (readonly number[])[];

/** A word with its documents. */
export type TermRow = readonly [term: string, postings: Postings];

/**
 * A part of the index: words in order, and beginnings of words that reach into the next part, each with the best
 * documents of all words that begin so.
 */
export interface Shard {
	terms: readonly TermRow[];
	beginnings: readonly TermRow[];
}

/** A document as the index keeps it, for what is shown of a result. */
export interface IndexedDocument {
	title: string;
	/** Path of ours, without base. */
	path: string;
	/** Title of its section. */
	section: string;
	description: string;
	/** Heading's id, heading, text; what stands before the first heading has neither id nor heading. */
	parts: readonly (readonly [id: string, heading: string, text: string])[];
}

/** What is known of the index before any part of it has been fetched. */
export interface IndexPlan {
	/** Where the parts lie, below the site's base, with a slash at the end. */
	folder: string;
	/** Of each part but the first, where it begins: `t<n>.json`. */
	terms: readonly string[];
	/** The same for the list of words by their endings, `r<n>.json`, written backwards. */
	endings: readonly string[];
	/** Whether all the files are small enough to be had together, by their names, in `rest.json`. */
	rest: boolean;
}

/**
 * The number of the part in which a word stands, or would stand.
 * @param starts where each part but the first begins, in order
 * @example partOf(["g", "q"], "mesh") // 1
 */
export function partOf(starts: readonly string[], key: string): number {
	let from = 0;
	let to = starts.length;
	while (from < to) {
		const middle = (from + to) >> 1;
		if ((starts[middle] as string) <= key) from = middle + 1;
		else to = middle;
	}
	return from;
}

/** A word written backwards: words that end alike are neighbours then. */
export const backwards = (term: string): string => [...term].reverse().join("");

/** What each document has of a word. @returns weight by number of document */
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
