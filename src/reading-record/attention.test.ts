import { expect, it } from "vitest";
import { createAttention } from "./attention.ts";

const shown = (...indices: number[]) => indices.map((index) => ({ index, endSeen: true }));

it("spends time on one passage after another", () => {
	const attention = createAttention([24, 24, 24]);
	expect(attention.spend(1000, shown(0, 1, 2))).toEqual([]);
	expect(attention.spend(1000, shown(0, 1, 2))).toEqual([0]);
	expect(attention.spend(2000, shown(1, 2))).toEqual([1]);
	expect(attention.spend(2000, shown(2))).toEqual([2]);
});

it("does not count scrolling past as reading", () => {
	const attention = createAttention(Array(60).fill(50));
	const seen = Array.from({ length: 10 }, (_, second) =>
		attention.spend(1000, shown(...Array.from({ length: 6 }, (_, index) => second * 6 + index))),
	).flat();
	expect(seen).toEqual([]);
});

it.each([
	[0, 499, 500],
	[6, 499, 500],
	[12, 999, 1000],
	[96, 7999, 8000],
	[4000, 7999, 8000],
])("requires time in proportion to %i words, within bounds", (words, tooShort, enough) => {
	expect(createAttention([words]).spend(tooShort, shown(0))).toEqual([]);
	expect(createAttention([words]).spend(enough, shown(0))).toEqual([0]);
});

it("waits for the end of a passage that is taller than the window", () => {
	const attention = createAttention([12]);
	expect(attention.spend(60_000, [{ index: 0, endSeen: false }])).toEqual([]);
	expect(attention.spend(0, shown(0))).toEqual([0]);
});
