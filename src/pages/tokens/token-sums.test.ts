import { expect, it } from "vitest";
import {
	earningNames,
	proposalThresholds,
	seedsGovernance,
	seedsMarket,
	stakeTiers,
} from "#src/content/facts/seeds.ts";
import { earningPathways } from "#src/content/tokens/earning.ts";
import { pricesOfTheDay, pricesSinceLaunch } from "#src/content/tokens/prices.ts";
import { proposalCategories } from "#src/content/tokens/proposals.ts";
import { tradingVenues } from "#src/content/tokens/venues.ts";
import { aprPercent, dailyPercent } from "#src/staking/growth.ts";
import {
	dailyYield,
	feesOfTheDay,
	marketCap,
	passedPercent,
	priceYesterday,
	proposalDays,
	rewardSpan,
	yearlyYield,
} from "./derived-figures.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it("the venues add up to the volume and the liquidity", () => {
	expect(sum(tradingVenues.map(({ volume }) => volume))).toBe(seedsMarket.volume24h);
	expect(sum(tradingVenues.map(({ liquidity }) => liquidity))).toBe(seedsMarket.liquidity);
	expect(new Set(tradingVenues.map(({ type }) => type))).toEqual(new Set(["DEX", "Aggregator"]));
});

it("the categories add up to all proposals", () => {
	expect(sum(proposalThresholds.map(({ id }) => proposalCategories[id].count))).toBe(seedsGovernance.proposals);
});

it("the pathways stand in the order of their stated rewards", () => {
	expect(earningPathways.map(({ reward }) => reward)).toEqual([
		[50, 200],
		[25, 75],
		[10, 30],
		[100, 500],
		[100, 500],
		[5, 20],
	]);
	expect(earningPathways.map(({ title }) => title)).toEqual(Object.values(earningNames));
});

it("the curve starts, peaks and ends at the stated prices", () => {
	expect(pricesSinceLaunch[0]).toBe(seedsMarket.initialPrice);
	expect(Math.max(...pricesSinceLaunch)).toBe(seedsMarket.allTimeHigh);
	expect(pricesSinceLaunch.at(-1)).toBe(seedsMarket.price);
	expect(Math.min(...pricesSinceLaunch)).toBe(seedsMarket.initialPrice);
});

it("the day's curve rises by the stated change, and stays within the known prices", () => {
	const [first = 0] = pricesOfTheDay;
	const last = pricesOfTheDay.at(-1) ?? 0;
	expect(last).toBe(seedsMarket.price);
	expect(((last / first - 1) * 100).toFixed(2)).toBe(String(seedsMarket.change24h));
	expect(Math.max(...pricesOfTheDay)).toBeLessThan(seedsMarket.allTimeHigh);
});

it("the page's derived figures match a calculation by hand", () => {
	expect(marketCap).toBe(2_117_500);
	expect(priceYesterday).toBe(0.805);
	expect(feesOfTheDay).toBe(118);
	expect(passedPercent).toBe(90.5);
	expect(proposalDays).toEqual([11, 19]);
	expect(rewardSpan).toEqual([5, 500]);
});

it.each(stakeTiers)("the table shows the yields that the calculator uses: $name", ({ apy }) => {
	expect(dailyYield(apy)).toBeCloseTo(dailyPercent(apy), 10);
	expect(yearlyYield(apy)).toBeCloseTo(aprPercent(apy), 10);
});
