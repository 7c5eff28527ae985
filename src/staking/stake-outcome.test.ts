import fc from "fast-check";
import { expect, it } from "vitest";
import { seeds, seedsText } from "./seeds-amount.ts";
import { rewardsByDay, type Stake, stakeOutcome } from "./stake-outcome.ts";

const stake: Stake = {
	amount: seeds(1_000),
	earned: 0n,
	multiplier: 1.2,
	days: 365,
	rewards: "added",
	meets: "sakura",
};

it.each<[string, Partial<Stake>, string]>([
	["a year, added", {}, "1,180"],
	["a year, paid out", { rewards: "paid" }, "1,165.551971588"],
	["the lock to its day", { days: 30 }, "1,013.696880894"],
	["a day before", { days: 29, rewards: "paid" }, "963.153444317"],
	["on the first day", { days: 0 }, "950"],
	["Blossom", { amount: seeds(500) }, "560"],
	["Seedling", { amount: seeds(100) }, "108"],
	["Sakura's amount with Blossom's requirements", { meets: "blossom" }, "1,120"],
	["below every tier", { amount: seeds(99), days: 3 }, "99"],
	["below every tier, paid out", { amount: seeds(99), days: 3, rewards: "paid" }, "99"],
	["below every tier, at once", { amount: seeds(99), days: 0 }, "99"],
	["with an earning in spring", { amount: seeds(940), earned: seeds(50), days: 0 }, "950"],
])("%s returns as it should", (_, part, returned) => {
	expect(seedsText(stakeOutcome({ ...stake, ...part }).returned)).toBe(returned);
});

it.each([
	[1.2, 72],
	[1.1, 66],
	[1.15, 69],
	[1.05, 63],
])("× %d makes %d of 60 earned Seeds, and affects nothing else", (multiplier, multiplied) => {
	const outcome = stakeOutcome({ ...stake, earned: seeds(60), multiplier });
	expect(outcome.multiplied).toBe(seeds(multiplied));
	expect(outcome.principal).toBe(seeds(1_000 + multiplied));
	expect(outcome.added).toBe((seeds(1_000 + multiplied) * 18n) / 100n);
	expect(stakeOutcome({ ...stake, multiplier })).toEqual(stakeOutcome({ ...stake, multiplier: 1 }));
});

it("never exceeds principal and rewards, and is never below 95 % of the principal", () => {
	const stakes = fc.record({
		amount: fc.bigInt({ min: 0n, max: seeds(2_000_000) }),
		earned: fc.bigInt({ min: 0n, max: seeds(400_000) }),
		multiplier: fc.constantFrom(1.2, 1.1, 1.15, 1.05),
		days: fc.integer({ min: 0, max: 730 }),
		rewards: fc.constantFrom("added" as const, "paid" as const),
		meets: fc.constantFrom("seedling" as const, "blossom" as const, "sakura" as const),
	});
	fc.assert(
		fc.property(stakes, (any) => {
			const { principal, rewards, returned, leaving, tier } = stakeOutcome(any);
			expect(returned).toBe(principal + rewards - leaving.penalty);
			expect(returned * 100n).toBeGreaterThanOrEqual(principal * 95n);
			expect(leaving.early).toBe(tier !== null && any.days < tier.lockDays);
		}),
	);
});

it("is listed day by day, both ways", () => {
	expect(rewardsByDay(seeds(1_000), 18, [0, 1, 365])).toEqual([
		{ day: 0, added: 0n, paid: 0n },
		{ day: 1, added: 453_567_045n, paid: 453_567_045n },
		{ day: 365, added: seeds(180), paid: 165_551_971_588n },
	]);
});
