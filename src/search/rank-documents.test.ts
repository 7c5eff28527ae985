import { expect, it } from "vitest";
import { rankDocuments } from "./rank-documents.ts";
import type { Postings } from "./shard.ts";

const found = (word: string, ...rows: [factor: number, postings: Postings][]) => ({
	word,
	isExact: true,
	corrections: [],
	matches: rows.map(([factor, postings]) => ({ row: [word, postings] as const, factor })),
});
const numbers = (...words: ReturnType<typeof found>[]) => rankDocuments(words, 3).map(({ number }) => number);

it("ranks by weight, and a document with all words above one that has a single word often", () => {
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

it("ignores a word that occurs nowhere", () => {
	const seal = found("seal", [1, [[8, 2]]]);
	expect(rankDocuments([seal, found("xyzzy")], 3)).toEqual(rankDocuments([seal], 3));
});

it("ranks the exact word above a form of it, and both together above either", () => {
	expect(numbers(found("seal", [1, [[8, 1]]], [0.5, [[8, 2]]]))).toEqual([1, 2]);
	expect(numbers(found("seal", [1, [[8, 1, 1]]], [0.5, [[8, 2]]]))).toEqual([2, 1]);
});

it("counts a further form for three tenths, and a document with one of two words for five eighths", () => {
	const scores = (...words: ReturnType<typeof found>[]) => rankDocuments(words, 3).map(({ score }) => score);
	expect(scores(found("seal", [1, [[10, 1]]], [0.8, [[10, 1]]]))[0]).toBeCloseTo(12.4);
	expect(scores(found("seal", [1, [[8, 1]]]), found("mesh", [1, [[16, 2]]]))).toEqual([10, 5]);
});

it("returns no more documents than asked for", () => {
	expect(numbers(found("seal", [1, [[8, 1, 1, 1, 1]]]))).toEqual([1, 2, 3]);
});

it("breaks ties by document number, and returns nothing without matches", () => {
	expect(numbers(found("seal", [1, [[8, 3, 1, 1]]]))).toEqual([3, 4, 5]);
	expect(numbers(found("seal", [1, [[8, 5]]]), found("mesh", [1, [[8, 3]]]))).toEqual([3, 5]);
	expect(numbers()).toEqual([]);
	expect(numbers(found("xyzzy"))).toEqual([]);
});
