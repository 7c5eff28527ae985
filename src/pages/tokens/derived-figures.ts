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

/** The price of a Seed 24 hours ago, in US dollars, to a tenth of a cent. */
export const priceYesterday = Math.round((price / (1 + change24h / 100)) * 1e3) / 1e3;

/** Fees paid by traders in 24 hours, in US dollars. */
export const feesOfTheDay = (volume24h * tradingFee) / 100;

/** Share of proposals that passed, in per cent to one decimal. */
export const passedPercent = Math.round((passed / proposals) * 1e3) / 10;

/** Minimum and maximum number of days from the first discussion of a proposal to its execution. */
export const proposalDays: readonly [number, number] = [
	proposalPhases.reduce((days, phase) => days + phase.days[0], 0),
	proposalPhases.reduce((days, phase) => days + phase.days[1], 0),
];

/** The minimum and maximum reward for one piece of work, in Seeds. */
export const rewardSpan: readonly [number, number] = [
	Math.min(...Object.values(earningRanges).map(([from]) => from)),
	Math.max(...Object.values(earningRanges).map(([, to]) => to)),
];

/** The Seeds of one part of the distribution. @example seedsOf("staking") // 625_000 */
export const seedsOf = (part: (typeof seedsDistribution)[number]["id"]): number =>
	seedsDistribution.find(({ id }) => id === part)?.amount ?? 0;

/** The team's and advisors' share, over the years. */
export const teamSeeds = seedsOf("team");

/**
 * The daily rate of a stake and its annual total, in per cent, for display: the exact rates are those of the calculator
 * (staking/growth.ts), which loads later than the page. A test ensures that both agree.
 */
export const dailyYield = (apy: number): number => ((1 + apy / 100) ** (1 / 365) - 1) * 100;
export const yearlyYield = (apy: number): number => dailyYield(apy) * 365;
