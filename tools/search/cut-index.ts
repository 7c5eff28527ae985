import { isJapanese } from "../../src/search/fold.ts";
import { stemOf } from "../../src/search/match-terms.ts";
import { type IndexPlan, reversed, type Shard, shardOf, type TermRow, weightsIn } from "../../src/search/shard.ts";
import { pack } from "./weigh-terms.ts";

/** Size of a shard before compression, which reduces it to about a third. */
const shardCharacters = 7_000;
const endingsCharacters = 6_500;
const bestOfPrefix = 24;
/** Factor for words that only begin with what was typed. */
const prefixFactor = 0.7;

interface CutIndex {
	plan: Pick<IndexPlan, "terms" | "endings">;
	/** Contents by file name. */
	files: Map<string, unknown>;
}

/**
 * Cuts the index into shards, so that a search fetches only those that hold its words, however many documents there are.
 * @param rows sorted by word
 */
export function cutIndex(rows: readonly TermRow[]): CutIndex {
	const files = new Map<string, unknown>();
	const shards = cut(rows, shardCharacters, (row) => JSON.stringify(row).length);
	const terms = startsOf(shards.map((rows) => rows.map(([term]) => term)));
	const prefixes = prefixesOf(rows, terms);
	for (const [number, rows] of withFamilies(shards).entries()) {
		const shard: Shard = { terms: rows, prefixes: prefixes.get(number) ?? [] };
		files.set(`t${number}.json`, shard);
	}
	const byEnding = rows
		.map(([term]) => term)
		.filter((term) => /^[a-z]{4,}$/.test(term))
		.map((term) => [reversed(term), term] as const)
		.sort(([one], [other]) => (one < other ? -1 : 1));
	const lists = cut(byEnding, endingsCharacters, ([, term]) => term.length + 3);
	for (const [number, list] of lists.entries())
		files.set(
			`r${number}.json`,
			list.map(([, term]) => term),
		);
	return { plan: { terms, endings: startsOf(lists.map((list) => list.map(([ending]) => ending))) }, files };
}

/** Adds to each shard the other forms of its words that lie beyond its ends: they are looked for in it alone. */
function withFamilies(shards: readonly TermRow[][]): TermRow[][] {
	const families = new Map<string, TermRow[]>();
	for (const row of shards.flat()) {
		const stem = stemOf(row[0]);
		families.set(stem, [...(families.get(stem) ?? []), row]);
	}
	return shards.map((rows) => {
		const all = new Set(rows);
		for (const [term] of rows) for (const relative of families.get(stemOf(term)) ?? []) all.add(relative);
		return [...all];
	});
}

/** Groups consecutive items so that no group exceeds `size`, unless it is a single item. */
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

/** The first key of each group but the first, as short as distinguishes it from the group before. */
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
 * Prefixes whose words span several shards, with the best documents of all those words, so that a short prefix is
 * answered from a single shard.
 */
function prefixesOf(rows: readonly TermRow[], starts: readonly string[]): Map<number, TermRow[]> {
	const weights = new Map<string, Map<number, number>>();
	for (const [term, postings] of rows) {
		if (isJapanese(term)) continue;
		for (let length = 2; length < term.length; length++) {
			const prefix = term.slice(0, length);
			if (shardOf(starts, prefix) === shardOf(starts, `${prefix}\uffff`)) break;
			const best = weights.get(prefix) ?? new Map<number, number>();
			weights.set(prefix, best);
			for (const [number, weight] of weightsIn(postings))
				if (weight > (best.get(number) ?? 0)) best.set(number, weight);
		}
	}
	const byShard = new Map<number, TermRow[]>();
	for (const [prefix, best] of weights) {
		const number = shardOf(starts, prefix);
		const strongest = [...best].sort(([, one], [, other]) => other - one).slice(0, bestOfPrefix);
		const row: TermRow = [prefix, pack(strongest.map(([document, weight]) => [document, (weight * prefixFactor) / 8]))];
		byShard.set(number, [...(byShard.get(number) ?? []), row]);
	}
	return byShard;
}
