import { expect, it } from "vitest";
import { rankDocuments } from "./rank-documents.ts";
import type { Postings } from "./shard.ts";

const found = (word: string, ...rows: [share: number, postings: Postings][]) => ({
	word,
	isWritten: true,
	instead: [],
	matches: rows.map(([share, postings]) => ({ row: [word, postings] as const, share })),
});
const numbers = (...words: ReturnType<typeof found>[]) => rankDocuments(words, 3).map(({ number }) => number);

it("puts what weighs most first, and what has all words before what has one of them often", () => {
	expect(
		numbers(
			found("seal", [
				1,
				[
					[9, 4],
					[5, 1, 2],
				],
			]),
		),
	).toEqual([4, 1, 3]);
	expect(
		numbers(
			found("seal", [
				1,
				[
					[12, 7],
					[8, 2],
				],
			]),
			found("capsule", [1, [[6, 2]]]),
		),
	).toEqual([2, 7]);
});

it("lets a word that nobody wrote cost nothing", () => {
	const sought = found("seal", [1, [[8, 2]]]);
	expect(rankDocuments([sought, found("xyzzy")], 3)).toEqual(rankDocuments([sought], 3));
});

it("counts a form less than the word, and both more than one", () => {
	expect(numbers(found("seal", [1, [[8, 1]]], [0.5, [[8, 2]]]))).toEqual([1, 2]);
	expect(numbers(found("seal", [1, [[8, 1, 1]]], [0.5, [[8, 2]]]))).toEqual([2, 1]);
});

it("keeps the order of the documents where they weigh the same, and finds nothing in nothing", () => {
	expect(numbers(found("seal", [1, [[8, 3, 1, 1]]]))).toEqual([3, 4, 5]);
	expect(numbers()).toEqual([]);
	expect(numbers(found("xyzzy"))).toEqual([]);
});
