import fc from "fast-check";
import { expect, it } from "vitest";
import { quarterlyBurns } from "./burns.ts";

it("takes the same share of the remainder each time, and adds nothing", () => {
	expect(quarterlyBurns(125_000_000, 0.5, 3)).toEqual([
		{ quarter: 1, before: 125_000_000, burned: 625_000, after: 124_375_000 },
		{ quarter: 2, before: 124_375_000, burned: 621_875, after: 123_753_125 },
		{ quarter: 3, before: 123_753_125, burned: 618_765, after: 123_134_360 },
	]);
});

it.each([-0.1, 100.1, Number.NaN])("rejects a share of %d %%", (percent) => {
	expect(() => quarterlyBurns(1, percent, 1)).toThrow(RangeError);
});

it("the burned and the remaining tokens add up to the supply", () => {
	fc.assert(
		fc.property(
			fc.nat(1e9),
			fc.double({ min: 0, max: 100, noNaN: true }),
			fc.integer({ min: 1, max: 12 }),
			(supply, percent, quarters) => {
				const rows = quarterlyBurns(supply, percent, quarters);
				const burned = rows.reduce((sum, row) => sum + row.burned, 0);
				expect(rows).toHaveLength(quarters);
				expect(burned + (rows.at(-1)?.after ?? 0)).toBe(supply);
			},
		),
	);
});
