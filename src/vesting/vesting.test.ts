import { expect, it } from "vitest";
import { vestedAfter, vestingSteps } from "./vesting.ts";

const cherry = { total: 200_000_000, years: 4, cliffYears: 2 };
const seeds = { total: 375_000, years: 4, cliffYears: 1 };

it.each([
	[0, cherry, 0],
	[23, cherry, 0],
	[23.9, cherry, 0],
	[24, cherry, 100_000_000],
	[25, cherry, 104_166_666],
	[36, cherry, 150_000_000],
	[47.9, cherry, 195_833_333],
	[48, cherry, 200_000_000],
	[480, cherry, 200_000_000],
	[11, seeds, 0],
	[12, seeds, 93_750],
	[13, seeds, 101_562],
	[48, seeds, 375_000],
])("after %d months", (months, terms, vested) => {
	expect(vestedAfter(months, terms)).toBe(vested);
});

it.each([
	[-1, cherry],
	[Number.NaN, cherry],
	[1, { ...cherry, cliffYears: 5 }],
	[1, { ...cherry, cliffYears: -1 }],
	[1, { total: 1, years: 0, cliffYears: 0 }],
])("rejects %d months of %o", (months, terms) => {
	expect(() => vestedAfter(months, terms)).toThrow(RangeError);
});

it("has a row for every year and one for the month before the cliff", () => {
	expect(vestingSteps(cherry).map(({ month }) => month)).toEqual([0, 12, 23, 24, 36, 48]);
	expect(vestingSteps({ ...cherry, cliffYears: 0 }).map(({ month }) => month)).toEqual([0, 12, 24, 36, 48]);
});
