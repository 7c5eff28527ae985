import {
	earningRanges,
	proposalPhases,
	seedsDistribution,
	seedsGovernance,
	seedsMarket,
	seedsSupply,
} from "#src/content/facts/seeds.ts";

const { price, change24h, volume24h, tradingFee } = seedsMarket;
const { proposals, passed } = seedsGovernance;

/** Price times supply, in US dollars. */
export const marketCap = price * seedsSupply;

/** What a Seed cost 24 hours ago, in US dollars, to the tenth of a cent. */
export const priceYesterday = Math.round((price / (1 + change24h / 100)) * 1e3) / 1e3;

/** What traders paid in fees in 24 hours, in US dollars. */
export const feesOfTheDay = (volume24h * tradingFee) / 100;

/** Share of proposals that passed, in per cent to one decimal. */
export const passedPercent = Math.round((passed / proposals) * 1e3) / 10;

/** Days from the first word on a proposal to its execution, at the least and at the most. */
export const proposalDays: readonly [number, number] = [
	proposalPhases.reduce((days, phase) => days + phase.days[0], 0),
	proposalPhases.reduce((days, phase) => days + phase.days[1], 0),
];

/** The least and the most that one piece of work earns, in Seeds. */
export const rewardSpan: readonly [number, number] = [
	Math.min(...Object.values(earningRanges).map(([from]) => from)),
	Math.max(...Object.values(earningRanges).map(([, to]) => to)),
];

/** What the team and advisors get, over the years. */
export const teamSeeds = seedsDistribution.find(({ id }) => id === "team")?.amount ?? 0;

/**
 * What each day of a stake pays and what a year of such days comes to, in per cent, for showing: the exact rates are those
 * of the calculator (staking/growth.ts), which comes later than the page. A test holds the two together.
 */
export const dailyYield = (apy: number): number => ((1 + apy / 100) ** (1 / 365) - 1) * 100;
export const yearlyYield = (apy: number): number => dailyYield(apy) * 365;
