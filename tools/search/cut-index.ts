import { isJapanese } from "../../src/search/fold.ts";
import { backwards, type IndexPlan, partOf, type Shard, type TermRow, weightsIn } from "../../src/search/shard.ts";
import { pack } from "./weigh-terms.ts";

/** A part is about a third of this when it travels, compressed. */
const partCharacters = 7_000;
const endingsCharacters = 6_500;
const bestOfBeginning = 24;
/** What a word weighs that only begins with what is written. */
const begun = 0.7;

interface CutIndex {
	plan: Pick<IndexPlan, "terms" | "endings">;
	/** Contents by file name. */
	files: Map<string, unknown>;
}

/**
 * Cuts the index into parts, so that a search fetches those its words stand in and no others, however many documents there are.
 * @param rows in order of their words
 */
export function cutIndex(rows: readonly TermRow[]): CutIndex {
	const files = new Map<string, unknown>();
	const parts = cut(rows, partCharacters, (row) => JSON.stringify(row).length);
	const terms = startsOf(parts.map((part) => part.map(([term]) => term)));
	const beginnings = beginningsOf(rows, terms);
	for (const [number, part] of parts.entries()) {
		const shard: Shard = { terms: part, beginnings: beginnings.get(number) ?? [] };
		files.set(`t${number}.json`, shard);
	}
	const byEnding = rows
		.map(([term]) => term)
		.filter((term) => /^[a-z]{4,}$/.test(term))
		.map((term) => [backwards(term), term] as const)
		.sort(([one], [other]) => (one < other ? -1 : 1));
	const lists = cut(byEnding, endingsCharacters, ([, term]) => term.length + 3);
	for (const [number, list] of lists.entries())
		files.set(
			`r${number}.json`,
			list.map(([, term]) => term),
		);
	return { plan: { terms, endings: startsOf(lists.map((list) => list.map(([ending]) => ending))) }, files };
}

function cut<Item>(items: readonly Item[], size: number, sizeOf: (item: Item) => number): Item[][] {
	const parts: Item[][] = [[]];
	let filled = 0;
	for (const item of items) {
		const length = sizeOf(item);
		if (filled > 0 && filled + length > size) {
			parts.push([]);
			filled = 0;
		}
		filled += length;
		parts.at(-1)?.push(item);
	}
	return parts;
}

/** Where each part but the first begins, as short as it tells it from the part before. */
function startsOf(parts: readonly (readonly string[])[]): string[] {
	return parts.slice(1).map((part, index) => {
		const [first = ""] = part;
		const last = parts[index]?.at(-1) ?? "";
		let length = 1;
		while (first.slice(0, length) <= last) length++;
		return first.slice(0, length);
	});
}

/**
 * Beginnings whose words reach over several parts, with the best documents of all those words: whoever has written no
 * more yet is answered from one part.
 */
function beginningsOf(rows: readonly TermRow[], starts: readonly string[]): Map<number, TermRow[]> {
	const weights = new Map<string, Map<number, number>>();
	for (const [term, postings] of rows) {
		if (isJapanese(term)) continue;
		for (let length = 2; length < term.length; length++) {
			const beginning = term.slice(0, length);
			if (partOf(starts, beginning) === partOf(starts, `${beginning}\uffff`)) break;
			const best = weights.get(beginning) ?? new Map<number, number>();
			weights.set(beginning, best);
			for (const [number, weight] of weightsIn(postings))
				if (weight > (best.get(number) ?? 0)) best.set(number, weight);
		}
	}
	const parts = new Map<number, TermRow[]>();
	for (const [beginning, best] of weights) {
		const number = partOf(starts, beginning);
		const strongest = [...best].sort(([, one], [, other]) => other - one).slice(0, bestOfBeginning);
		const row: TermRow = [beginning, pack(strongest.map(([document, weight]) => [document, (weight * begun) / 8]))];
		parts.set(number, [...(parts.get(number) ?? []), row]);
	}
	return parts;
}
