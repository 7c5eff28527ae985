import fc from "fast-check";
import { expect, it } from "vitest";
import { tallyPath } from "./tally-path.ts";

/** Number of marks in a path's rows, at one dash per pitch. */
const marksIn = (path: string, pitch: number) =>
	[...path.matchAll(/M([\d.]+) [\d.]+H([\d.]+)/g)].reduce(
		(marks, [, start, end]) => marks + Math.floor((Number(end) - Number(start)) / pitch) + 1,
		0,
	);

it.each([
	[0, 3, "M3 3H12M3 9H6"],
	[3, 4, "M9 9H12"],
	[0, 0, ""],
	[0, 1, "M3 3H6"],
])("places marks %i to %i column by column", (from, to, path) => {
	expect(tallyPath(from, to, { rows: 2, pitch: 6, rowHeight: 6 })).toBe(path);
});

it("loses no mark, wherever the colour changes", () => {
	fc.assert(
		fc.property(fc.nat(400), fc.nat(400), fc.integer({ min: 1, max: 9 }), (one, other, rows) => {
			const [filled, count] = one < other ? [one, other] : [other, one];
			const grid = { rows, pitch: 6, rowHeight: 6 };
			const marks = [tallyPath(0, filled, grid), tallyPath(filled, count, grid)].map((path) => marksIn(path, 6));
			expect(marks).toEqual([filled, count - filled]);
		}),
	);
});
