import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactFactor, timesFactor } from "./exact-factor.ts";
import { aprPercent, dailyPercent, rewardsAdded, rewardsPaidOut } from "./growth.ts";
import { seeds, seedsText } from "./seeds-amount.ts";

const amounts = fc.bigInt({ min: 0n, max: seeds(2_500_000) });
const tierYields = fc.constantFrom(8, 12, 18);
const spans = fc.integer({ min: 0, max: 730 });

describe("rewards added daily", () => {
	it.each([
		[1_000, 18, 1, "0.453567045"],
		[1_000, 18, 365, "180"],
		[1_000, 18, 730, "392.4"],
		[500, 12, 365, "60"],
		[100, 8, 365, "8"],
		[1_000, 18, 0, "0"],
		[1_000, 18, 30, "13.696880894"],
		[0, 18, 365, "0"],
		[1_000, 0, 365, "0"],
	])("%d Seeds at %d%% after %d days: %s", (whole, apy, days, text) => {
		expect(seedsText(rewardsAdded(seeds(whole), apy, days))).toBe(text);
	});

	it("are the exact yield rounded down, verified without a root by the 365th power of the balance", () => {
		fc.assert(
			fc.property(amounts, tierYields, spans, (principal, apy, days) => {
				const balance = principal + rewardsAdded(principal, apy, days);
				const exact = principal ** 365n * (100n + BigInt(apy)) ** BigInt(days);
				const scale = 100n ** BigInt(days);
				expect(balance ** 365n * scale <= exact).toBe(true);
				expect((balance + 1n) ** 365n * scale > exact).toBe(true);
			}),
			{ numRuns: 40 },
		);
	});

	it("grow with time and with the stake", () => {
		fc.assert(
			fc.property(amounts, tierYields, spans, (principal, apy, days) => {
				const now = rewardsAdded(principal, apy, days);
				expect(rewardsAdded(principal, apy, days + 1)).toBeGreaterThanOrEqual(now);
				expect(rewardsAdded(principal + 1n, apy, days)).toBeGreaterThanOrEqual(now);
			}),
		);
	});
});

describe("rewards paid out", () => {
	it.each([
		[500, 12, 1, "0.155268877"],
		[500, 12, 365, "56.673140407"],
		[1_000, 18, 365, "165.551971588"],
		[1_000, 18, 0, "0"],
	])("%d Seeds at %d%% after %d days: %s", (whole, apy, days, text) => {
		expect(seedsText(rewardsPaidOut(seeds(whole), apy, days))).toBe(text);
	});

	it("equal the added ones on the first day, and never exceed them", () => {
		fc.assert(
			fc.property(amounts, tierYields, spans, (principal, apy, days) => {
				expect(rewardsPaidOut(principal, apy, 1)).toBe(rewardsAdded(principal, apy, 1));
				expect(rewardsPaidOut(principal, apy, days)).toBeLessThanOrEqual(rewardsAdded(principal, apy, days));
			}),
		);
	});
});

it.each([
	[8, "7.6969", "0.021087"],
	[12, "11.3346", "0.031054"],
	[18, "16.5552", "0.045357"],
])("an APY of %d%% corresponds to an APR of %s% and %s% a day", (apy, apr, daily) => {
	expect(aprPercent(apy).toFixed(4)).toBe(apr);
	expect(dailyPercent(apy).toFixed(6)).toBe(daily);
});

it("rejects invalid days and factors", () => {
	for (const days of [-1, 0.5, Number.NaN]) {
		expect(() => rewardsAdded(1n, 8, days)).toThrow(RangeError);
		expect(() => rewardsPaidOut(1n, 8, days)).toThrow(RangeError);
	}
	for (const factor of [-0.1, -0.0001, 1.00005, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])
		expect(() => exactFactor(factor)).toThrow(RangeError);
	expect(() => rewardsAdded(1n, -1, 1)).toThrow(RangeError);
});

it("multiplies without floating-point error, and rounds down", () => {
	expect([1.15, 1.1, 1.005].map(exactFactor)).toEqual([11_500n, 11_000n, 10_050n]);
	expect(timesFactor(60n, 1.15)).toBe(69n);
	expect(timesFactor(3n, 0.05)).toBe(0n);
});
