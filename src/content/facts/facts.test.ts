import { expect, it } from "vitest";
import { twoDigits } from "#src/figures/two-digits.ts";
import { ceremonySittings, communityGrowth, membershipLevels } from "./community.ts";
import {
	arrTargetDollars,
	cherryDistribution,
	cherrySupply,
	ecosystemStated,
	marketDollars,
	proposalReviewHours,
} from "./ecosystem.ts";
import { meshNodes } from "./infrastructure.ts";
import {
	durationBonus,
	proposalPhases,
	seedsDistribution,
	seedsGovernance,
	seedsMarket,
	seedsSupply,
	stakeTiers,
} from "./seeds.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it("membership levels add up to all members", () => {
	expect(sum(membershipLevels.map(({ members }) => members))).toBe(communityGrowth.totalMembers);
});

it("the sittings are twelve hours apart, and named by their hours", () => {
	const [first, second] = ceremonySittings.hoursUtc;
	expect(second - first).toBe(12);
	expect(ceremonySittings.utc).toBe(`${[first, second].map((hour) => `${twoDigits(hour)}:00`).join(" and ")} UTC`);
});

it("the distribution of Seeds adds up to the supply, share by share", () => {
	expect(sum(seedsDistribution.map(({ percent }) => percent))).toBe(100);
	expect(sum(seedsDistribution.map(({ amount }) => amount))).toBe(seedsSupply);
	for (const { percent, amount } of seedsDistribution) expect(amount).toBe((seedsSupply * percent) / 100);
});

it("the distribution of CHERRY adds up to the whole", () => {
	expect(sum(cherryDistribution.map(({ percent }) => percent))).toBe(100);
});

it("stated round figures agree with what they are derived from", () => {
	expect(`$${arrTargetDollars / 1e6}M`).toBe(ecosystemStated.arrTarget);
	expect(`$${marketDollars / 1e6}M`).toBe(ecosystemStated.market);
	expect(proposalReviewHours / 24).toBe(proposalPhases[0].days[0]);
	expect(`${cherrySupply.totalSupply / 1e9}B`).toBe(ecosystemStated.tokens);
	expect(meshNodes).toBeGreaterThanOrEqual(Number.parseInt(ecosystemStated.nodes, 10));
	expect(`$${((seedsMarket.price * seedsSupply) / 1e6).toFixed(1)}M`).toBe(seedsMarket.marketCapStated);
	expect(((seedsGovernance.passed / seedsGovernance.proposals) * 100).toFixed(1)).toBe("90.5");
	expect((durationBonus.fullAfterDays / durationBonus.periodDays) * durationBonus.percentPerPeriod).toBe(
		durationBonus.mostPercent,
	);
});

it("higher tiers require more and give more", () => {
	for (const [index, tier] of stakeTiers.entries()) {
		const lower = stakeTiers[index - 1];
		expect(tier.tier).toBe(index + 1);
		for (const key of ["minimum", "apy", "lockDays", "votes"] as const)
			if (lower) expect(tier[key]).toBeGreaterThan(lower[key]);
	}
	for (const { days } of proposalPhases) expect(days[0]).toBeLessThan(days[1]);
});
