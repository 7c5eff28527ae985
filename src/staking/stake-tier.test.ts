import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AMOUNT_STOPS, stopOf } from "./amount-stops.ts";
import { leaveOn } from "./leaving.ts";
import { sampleDays } from "./sample-days.ts";
import { parseSeeds, seeds, seedsText } from "./seeds-amount.ts";
import { nextTier, type TierId, tierOf } from "./stake-tier.ts";
import { tierNote } from "./tier-note.ts";

function units(text: string): bigint {
	const amount = parseSeeds(text);
	if ("fault" in amount) throw new Error(amount.fault);
	return amount.units;
}

describe("the tier of a stake", () => {
	it.each<[string, string | undefined]>([
		["0", undefined],
		["99", undefined],
		["99.999999999", undefined],
		["100", "Seedling"],
		["100.000000001", "Seedling"],
		["499", "Seedling"],
		["499.999999999", "Seedling"],
		["500", "Blossom"],
		["999", "Blossom"],
		["999.999999999", "Blossom"],
		["1,000", "Sakura"],
		["2,500,000", "Sakura"],
	])("of %s Seeds is %s", (amount, name) => {
		expect(tierOf(units(amount))?.name).toBe(name);
	});

	it.each<[number, TierId, string | undefined]>([
		[1_200, "blossom", "Blossom"],
		[1_200, "seedling", "Seedling"],
		[400, "sakura", "Seedling"],
		[99, "sakura", undefined],
	])("of %d Seeds if the requirements of %s are met is %s", (amount, meets, name) => {
		expect(tierOf(seeds(amount), meets)?.name).toBe(name);
	});

	it("never falls with more Seeds", () => {
		const amounts = fc.bigInt({ min: 0n, max: seeds(3_000) });
		fc.assert(
			fc.property(amounts, amounts, (staked, more) => {
				expect(tierOf(staked + more)?.tier ?? 0).toBeGreaterThanOrEqual(tierOf(staked)?.tier ?? 0);
			}),
		);
	});
});

it.each<[string, string | undefined, string]>([
	["0", "Seedling", "100"],
	["99.999999999", "Seedling", "0.000000001"],
	["100", "Blossom", "400"],
	["999.5", "Sakura", "0.5"],
])("above %s Seeds the next is %s, %s away", (amount, name, missing) => {
	const next = nextTier(units(amount));
	expect([next?.tier.name, seedsText(next?.missing ?? 0n)]).toEqual([name, missing]);
});

it("says what would change a tier", () => {
	expect(nextTier(seeds(1_000))).toBeNull();
	expect(tierNote(seeds(1_000), tierOf(seeds(1_000)))).toBeNull();
	expect(tierNote(seeds(1_000), tierOf(seeds(1_000), "blossom"))).toContain("The amount reaches Sakura");
	expect(tierNote(seeds(400), tierOf(seeds(400)))).toBe("100 more Seeds would reach the Blossom amount.");
	expect(tierNote(seeds(999), tierOf(seeds(999)))).toBe("1 more Seed would reach the Sakura amount.");
	expect(tierNote(seeds(60), null)).toBe("40 more Seeds would make a Seedling stake.");
});

describe("leaving", () => {
	it.each([
		[7, 0, true],
		[7, 6, true],
		[7, 7, false],
		[14, 13, true],
		[14, 14, false],
		[30, 29, true],
		[30, 30, false],
		[30, 31, false],
	])("a lock of %d days on day %d is early: %s", (lockDays, day, early) => {
		const penalty = early ? seeds(50) : 0n;
		expect(leaveOn(seeds(1_000), lockDays, day)).toEqual({ early, penalty, paidOn: day + 7 });
	});

	it("costs a twentieth, rounded down to a base unit", () => {
		expect(leaveOn(seeds(500), 14, 1).penalty).toBe(seeds(25));
		expect(leaveOn(units("100.000000001"), 7, 1).penalty).toBe(seeds(5));
		expect(leaveOn(19n, 7, 1).penalty).toBe(0n);
	});

	it.each([-1, 1.5, Number.NaN])("is not possible on day %d", (day) => {
		expect(() => leaveOn(1n, 7, day)).toThrow(RangeError);
	});
});

describe("the slider", () => {
	it("rises from zero to the supply, with a stop at every tier", () => {
		expect(AMOUNT_STOPS[0]).toBe(0);
		expect(AMOUNT_STOPS.at(-1)).toBe(2_500_000);
		expect([...AMOUNT_STOPS].sort((a, b) => a - b)).toEqual(AMOUNT_STOPS);
		expect(new Set(AMOUNT_STOPS).size).toBe(AMOUNT_STOPS.length);
		for (const tier of [100, 500, 1_000]) expect(AMOUNT_STOPS).toContain(tier);
	});

	it.each([
		[1_000, 975, 1_250],
		[10_000, 9_750, 12_500],
		[100_000, 97_500, 150_000],
		[2_450_000, 2_400_000, 2_500_000],
	])("takes larger steps from %d on", (from, before, after) => {
		const at = AMOUNT_STOPS.indexOf(from);
		expect([AMOUNT_STOPS[at - 1], AMOUNT_STOPS[at + 1]]).toEqual([before, after]);
	});

	it.each([
		["0", 0],
		["99.999999999", 75],
		["100", 100],
		["110", 100],
		["2,500,000", 2_500_000],
	])("shows %s at %d", (amount, stop) => {
		expect(AMOUNT_STOPS[stopOf(units(amount))]).toBe(stop);
	});
});

it.each([
	[365, 4, [0, 91, 183, 274, 365]],
	[3, 12, [0, 1, 2, 3]],
	[1, 4, [0, 1]],
	[0, 4, [0]],
])("%d days in at most %d steps", (days, steps, expected) => {
	expect(sampleDays(days, steps)).toEqual(expected);
});
