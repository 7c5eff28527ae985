import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	parseSeeds,
	SEEDS_DECIMALS,
	seeds,
	seedsNumber,
	seedsPhrase,
	seedsText,
	UNITS_PER_SEED,
} from "./seeds-amount.ts";

/** Any amount up to the whole supply. */
const amounts = fc.bigInt({ min: 0n, max: seeds(2_500_000) });

describe("parseSeeds", () => {
	it.each([
		["0", 0n],
		["1", UNITS_PER_SEED],
		["99.999999999", 99_999_999_999n],
		["100", seeds(100)],
		["1,000", seeds(1_000)],
		["10,000", seeds(10_000)],
		["100,000", seeds(100_000)],
		["1,000.5", 1_000_500_000_000n],
		["1 000", seeds(1_000)],
		["2\u00a0500\u202f000.5", 2_500_000_500_000_000n],
		["500 Seeds", seeds(500)],
		["1seed", UNITS_PER_SEED],
		["2,500,000", seeds(2_500_000)],
		[".5", 500_000_000n],
		["5.", seeds(5)],
		["1,5", 1_500_000_000n],
		["0,25", 250_000_000n],
		["1,00", seeds(1)],
		["1,", seeds(1)],
		[",5", 500_000_000n],
		[",500", 500_000_000n],
		["0,500", 500_000_000n],
		["0,000000001", 1n],
		["1000,50", 1_000_500_000_000n],
		["2500000,5", 2_500_000_500_000_000n],
		["1 000,5", 1_000_500_000_000n],
		["1,5 Seeds", 1_500_000_000n],
		[" 007 ", seeds(7)],
		["1.5000000000000", 1_500_000_000n],
		["１２００", seeds(1_200)],
		["7".padStart(40, "0"), seeds(7)],
	])("reads %j exactly", (typed, units) => {
		expect(parseSeeds(typed)).toEqual({ units });
	});

	it.each([
		["", "empty"],
		["   ", "empty"],
		["abc", "unreadable"],
		[".", "unreadable"],
		["1e3", "unreadable"],
		["0x10", "unreadable"],
		["1 00", "unreadable"],
		["10 00", "unreadable"],
		["1,000 000", "unreadable"],
		["1 000,000", "unreadable"],
		["Seeds", "unreadable"],
		["5 Seeds 5", "unreadable"],
		["10,00,000", "unreadable"],
		["1,000,00", "unreadable"],
		["1000,500.5", "unreadable"],
		[",500.5", "unreadable"],
		["5-3", "unreadable"],
		["1.2.3", "unreadable"],
		["Infinity", "unreadable"],
		["9".repeat(41), "unreadable"],
		["-5", "negative"],
		["−.5", "negative"],
		["- 5", "negative"],
		["1,0000", "unclear-comma"],
		["100,0000", "unclear-comma"],
		["1000,500", "unclear-comma"],
		["007,500", "unclear-comma"],
		["1,000,5", "unreadable"],
		["1 00,5", "unreadable"],
		["1.000,5", "unreadable"],
		["1,5.5", "unreadable"],
		[",", "unreadable"],
		["−,5", "negative"],
		["0,0000000001", "too-fine"],
		["0,500,000", "unreadable"],
		["0.0000000001", "too-fine"],
	])("rejects %j as %s", (typed, fault) => {
		expect(parseSeeds(typed)).toEqual({ fault });
	});

	it("parses what seedsText writes", () => {
		fc.assert(
			fc.property(amounts, (units) => {
				expect(parseSeeds(seedsText(units))).toEqual({ units });
			}),
		);
	});

	it("accepts any text without throwing, and never returns a negative amount", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary-ascii" }), (typed) => {
				const amount = parseSeeds(typed);
				if ("units" in amount) expect(amount.units).toBeGreaterThanOrEqual(0n);
			}),
		);
	});
});

it.each([
	[0n, 9, "0"],
	[1n, 9, "0.000000001"],
	[99_999_999_999n, 9, "99.999999999"],
	[99_999_999_999n, 2, "100"],
	[165_551_971_588n, 2, "165.55"],
	[165_555_000_000n, 2, "165.56"],
	[seeds(1_000), 2, "1,000"],
	[seeds(2_500_000), 0, "2,500,000"],
])("%d units with %d decimals are %s", (units, decimals, text) => {
	expect(seedsText(units, decimals)).toBe(text);
});

it("knows whole Seeds and their numbers", () => {
	expect(SEEDS_DECIMALS).toBe(9);
	expect([0, 3].map(seeds)).toEqual([0n, 3_000_000_000n]);
	expect(seedsNumber(1_500_000_000n)).toBe(1.5);
	for (const whole of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => seeds(whole)).toThrow(RangeError);
	expect(() => seedsText(-1n)).toThrow(RangeError);
});

it.each([
	[seeds(1), 9, "1 Seed"],
	[999_999_999n, 9, "0.999999999 Seeds"],
	[999_999_999n, 2, "1 Seed"],
	[0n, 9, "0 Seeds"],
	[seeds(21), 9, "21 Seeds"],
])("%d units with %d decimals are %s", (units, decimals, text) => {
	expect(seedsPhrase(units, decimals)).toBe(text);
});
