import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WorkingStep } from "#src/calculator/working.tsx";
import { seeds, seedsText } from "#src/staking/seeds-amount.ts";
import type { TierId } from "#src/staking/stake-tier.ts";
import { bonusPercent, bonusStairs, daysToNextBonus, votingPower } from "./voting-power.ts";
import { votingWorking } from "./voting-working.ts";

describe("the duration bonus", () => {
	it.each([
		[0, 0, 30],
		[29, 0, 1],
		[30, 5, 30],
		[31, 5, 29],
		[59, 5, 1],
		[60, 10, 30],
		[137, 20, 13],
		[299, 45, 1],
		[300, 50, null],
		[301, 50, null],
		[365, 50, null],
		[10_000, 50, null],
	])("after %d days is %d %, and next grows in %s", (days, bonus, wait) => {
		expect(bonusPercent(days)).toBe(bonus);
		expect(daysToNextBonus(days)).toBe(wait);
	});

	it.each([-1, 29.5, Number.NaN, Number.POSITIVE_INFINITY])("throws for %d days", (days) => {
		expect(() => bonusPercent(days)).toThrow(RangeError);
		expect(() => votingPower(seeds(100), days)).toThrow(RangeError);
	});
});

describe("voting power", () => {
	it.each<[bigint, number, TierId | undefined, string]>([
		[seeds(100), 29, undefined, "100"],
		[seeds(100), 30, undefined, "105"],
		[seeds(499), 0, undefined, "499"],
		[seeds(500), 90, undefined, "1,150"],
		[seeds(999), 0, undefined, "1,998"],
		[seeds(1_000), 299, undefined, "7,250"],
		[seeds(1_000), 300, undefined, "7,500"],
		[seeds(1_000), 301, undefined, "7,500"],
		[seeds(1_000), 700, undefined, "7,500"],
		[seeds(1_200), 137, "blossom", "2,880"],
		[seeds(1_200), 137, "sakura", "7,200"],
		[seeds(1_200), 300, "sakura", "9,000"],
		[99_999_999_999n, 300, undefined, "0"],
		[100_000_000_001n, 30, undefined, "105.000000001"],
		[0n, 0, undefined, "0"],
	])("of %d units after %d days, requirements of %s, is %s", (staked, days, meets, power) => {
		expect(seedsText(votingPower(staked, days, meets))).toBe(power);
	});

	const amounts = fc.bigInt({ min: 0n, max: seeds(2_500_000) });
	const spans = fc.integer({ min: 0, max: 2_000 });

	it("never shrinks with more Seeds or more days, and is at most 7.5 votes per Seed", () => {
		fc.assert(
			fc.property(amounts, spans, (staked, days) => {
				const power = votingPower(staked, days);
				expect(votingPower(staked + 1n, days)).toBeGreaterThanOrEqual(power);
				expect(votingPower(staked, days + 1)).toBeGreaterThanOrEqual(power);
				expect(power * 2n).toBeLessThanOrEqual(staked * 15n);
			}),
		);
	});

	it("follows its formula to the base unit", () => {
		fc.assert(
			fc.property(fc.bigInt({ min: seeds(1_000), max: seeds(2_500_000) }), spans, (staked, days) => {
				const hundredths = staked * 5n * BigInt(100 + Math.min(5 * Math.floor(days / 30), 50));
				const power = votingPower(staked, days);
				expect(power * 100n <= hundredths && hundredths < (power + 1n) * 100n).toBe(true);
			}),
		);
	});
});

it("climbs in vertical steps and stays level once it is full", () => {
	expect(bonusStairs(0)).toEqual([{ day: 0, bonus: 0 }]);
	expect(bonusStairs(30)).toEqual([
		{ day: 0, bonus: 0 },
		{ day: 30, bonus: 0 },
		{ day: 30, bonus: 5 },
	]);
	const stairs = bonusStairs(730);
	expect(stairs).toHaveLength(22);
	expect(stairs.slice(-3)).toEqual([
		{ day: 300, bonus: 45 },
		{ day: 300, bonus: 50 },
		{ day: 730, bonus: 50 },
	]);
});

it("shows every step of the working with its numbers", () => {
	const steps = votingWorking({ amount: seeds(1_200), days: 137, meets: "sakura" });
	const written = ({ title, formula, comparison, result }: WorkingStep) =>
		`${title}: ${formula}${comparison ? ", so" : " ="} ${result}`;
	expect(steps.map(written)).toEqual([
		"Tier multiplier: 1,200 ≥ 1,000, so Sakura, ×5",
		"Whole periods: 137 ÷ 30, rounded down = 4",
		"Duration bonus: 4 × 5%, at most 50% = 20%",
		"Voting power: 1,200 × 5 × 1.20 = 7,200",
	]);
	expect(steps[1]?.note).toBe("The next one is complete in 13 days, on day 150.");
	const full = votingWorking({ amount: seeds(400), days: 365, meets: "sakura" });
	expect(full.map(({ result }) => result)).toEqual(["Seedling, ×1", "12", "50%", "600"]);
	expect(full[1]?.note).toBe("At its maximum since day 300. More time adds nothing.");
	expect(full[3]?.formula).toBe("400 × 1 × 1.50");
	const almost = votingWorking({ amount: seeds(400), days: 29, meets: "sakura" });
	expect(almost[1]?.note).toBe("The next one is complete in 1 day, on day 30.");
	const none = votingWorking({ amount: seeds(99), days: 365, meets: "sakura" });
	expect(none.map(written)).toEqual(["Tier multiplier: 99 < 100, so no tier and no vote"]);
});
