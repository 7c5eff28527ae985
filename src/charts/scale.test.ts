import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { axisTicks, linePath, linePoints, markedStretches, rangeShape, ringPoints, tickAt } from "./scale.ts";

describe("axisTicks", () => {
	it.each([
		[420, 3, [0, 150, 300, 450]],
		[450, 3, [0, 150, 300, 450]],
		[451, 3, [0, 200, 400, 600]],
		[100, 4, [0, 25, 50, 75, 100]],
		[0.3, 3, [0, 0.1, 0.2, 0.3]],
		[1, 1, [0, 1]],
	])("ends at or above %d in at most %d steps", (max, count, expected) => {
		expect(axisTicks(max, count)).toEqual(expected);
	});

	it("covers any maximum in at most the given number of steps, without a superfluous line", () => {
		fc.assert(
			fc.property(fc.double({ min: 1e-3, max: 1e9, noNaN: true }), fc.integer({ min: 1, max: 8 }), (max, count) => {
				const ticks = axisTicks(max, count);
				const last = ticks.at(-1) ?? 0;
				expect(ticks[0]).toBe(0);
				expect(last).toBeGreaterThanOrEqual(max * (1 - 1e-9));
				expect(ticks.length - 1).toBeLessThanOrEqual(count);
				expect(ticks.at(-2)).toBeLessThan(max);
			}),
		);
	});

	it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])("cannot end at %d", (max) => {
		expect(() => axisTicks(max, 3)).toThrow(RangeError);
	});

	it("needs at least one step", () => {
		expect(() => axisTicks(10, 0)).toThrow(RangeError);
	});
});

describe("a line", () => {
	it("runs from edge to edge, with 0 at the bottom", () => {
		expect(linePoints([0, 5, 10], 10)).toEqual([
			{ x: 0, y: 100 },
			{ x: 50, y: 50 },
			{ x: 100, y: 0 },
		]);
		expect(linePoints([5], 10)).toEqual([{ x: 100, y: 50 }]);
		expect(linePoints([], 10)).toEqual([]);
	});

	it("is not smoothed", () => {
		expect(linePath(linePoints([1, 2, 0], 2))).toBe("M0 50L50 0L100 100");
		expect(linePath([])).toBe("");
	});
});

describe("markedStretches", () => {
	it.each([
		[[false, false, false], []],
		[[true, true, true], [{ x: 0, width: 100 }]],
		[[false, true, false], [{ x: 25, width: 50 }]],
		[
			[true, false, false, true, true],
			[
				{ x: 0, width: 12.5 },
				{ x: 62.5, width: 37.5 },
			],
		],
		[[], []],
	])("of %j", (marked, expected) => {
		expect(markedStretches(marked)).toEqual(expected);
	});
});

it.each([
	[0, 0],
	[42 / 89, 8],
	[88 / 89, 16],
	[1, 16],
	[-1, 0],
	[2, 16],
])("at share %d it is tick %i of 17", (share, tick) => {
	expect(tickAt(share, 17)).toBe(tick);
});

describe("rangeShape", () => {
	it.each([
		[[3, 6], 8, { start: 37.5, length: 37.5 }],
		[[0, 8], 8, { start: 0, length: 100 }],
		[[4, 4], 8, { start: 50, length: 0 }],
	] as const)("of %j on 0 to %d", (range, top, expected) => {
		expect(rangeShape(range, top)).toEqual(expected);
	});

	it.each([[[-1, 2]], [[3, 2]], [[3, 9]], [[Number.NaN, 2]]] as [[number, number]][])("rejects %j", (range) => {
		expect(() => rangeShape(range, 8)).toThrow(RangeError);
	});
});

describe("ringPoints", () => {
	it("are placed clockwise from the top", () => {
		expect(ringPoints(4, 10)).toEqual([
			{ x: 0, y: -10 },
			{ x: 10, y: 0 },
			{ x: 0, y: 10 },
			{ x: -10, y: 0 },
		]);
		expect(ringPoints(12, 38)).toHaveLength(12);
	});

	it.each([0, -1, 1.5])("reject a count of %d", (count) => {
		expect(() => ringPoints(count, 10)).toThrow(RangeError);
	});
});
