/** Cherry Seeds, the community's utility token; never mixed with CHERRY. Prices in US dollars. Specification 9, Token hub. */
export const seedsMarket = {
	price: 0.847,
	/** Per cent. */
	change24h: 5.23,
	initialPrice: 0.234,
	allTimeHigh: 0.982,
	/** Approximate, as stated: $47.2K and $730K. */
	volume24h: 47_200,
	liquidity: 730_000,
	/** As stated; price times supply is $2,117,500. */
	marketCapStated: "$2.1M",
	/** Per cent of a trade. */
	tradingFee: 0.25,
	launch: "Q1 2025",
	standard: "SPL token on Solana",
} as const;

/** Total, circulating and maximum supply are the same, and fixed. */
export const seedsSupply = 2_500_000;

/** Shares in per cent and amounts in Seeds; a test verifies the totals. */
export const seedsDistribution = [
	{ id: "community", name: "Community rewards", percent: 40, amount: 1_000_000 },
	{ id: "staking", name: "Staking rewards", percent: 25, amount: 625_000 },
	{ id: "treasury", name: "Treasury", percent: 20, amount: 500_000 },
	{ id: "team", name: "Team and advisors", percent: 15, amount: 375_000 },
] as const;

/** Vesting of the team's and advisors' Seeds. */
export const teamVesting = { years: 4, cliffYears: 1 } as const;

/** In per cent: share of fees burned; minimum and maximum staking APY; annual treasury growth. */
export const seedsEconomics = { burnOfFees: 2.5, lowestApy: 8, highestApy: 18, treasuryGrowth: 12 } as const;

/** Minimum and maximum rewards, in Seeds. */
export const earningRanges = {
	cultural: [50, 200],
	mentorship: [25, 75],
	ceremony: [10, 30],
	infrastructure: [100, 500],
	code: [100, 500],
	governance: [5, 20],
} as const satisfies Record<string, readonly [number, number]>;

/** The names of the six kinds of work that earn Seeds, on every page. */
export const earningNames: Record<keyof typeof earningRanges, string> = {
	cultural: "Cultural contributions",
	mentorship: "Mentorship",
	ceremony: "Seasonal ceremonies",
	infrastructure: "Infrastructure",
	code: "Code contributions",
	governance: "Governance participation",
};

/**
 * Lowest first: minimum stake in Seeds, APY in per cent, lock in days, votes per staked Seed. Specification 6 and 9.
 */
export const stakeTiers = [
	{ id: "seedling", tier: 1, name: "Seedling", minimum: 100, apy: 8, lockDays: 7, votes: 1 },
	{ id: "blossom", tier: 2, name: "Blossom", minimum: 500, apy: 12, lockDays: 14, votes: 2 },
	{ id: "sakura", tier: 3, name: "Sakura", minimum: 1_000, apy: 18, lockDays: 30, votes: 5 },
] as const;

/** Unstaking: cooldown in days, penalty for early unstaking in per cent of the principal. */
export const unstaking = { cooldownDays: 7, earlyPenalty: 5 } as const;

/** Voting power grows with the time staked: per cent for each whole period, up to a limit. */
export const durationBonus = { percentPerPeriod: 5, periodDays: 30, mostPercent: 50, fullAfterDays: 300 } as const;

/** Governance by Seeds. */
export const seedsGovernance = { voters: 1_247, proposals: 42, passed: 38, votingPowerStated: "1.2M" } as const;

/** Seeds required to submit a proposal. */
export const proposalThresholds = [
	{ id: "technical", name: "Technical", threshold: 500 },
	{ id: "economic", name: "Economic", threshold: 1_000 },
	{ id: "cultural", name: "Cultural", threshold: 250 },
	{ id: "governance", name: "Governance", threshold: 1_500 },
] as const;

/** The phases of a proposal, with minimum and maximum days. Specification 4.4. */
export const proposalPhases = [
	{ id: "discussion", name: "Discussion", days: [3, 7] },
	{ id: "formal", name: "Formal Proposal", days: [1, 2] },
	{ id: "voting", name: "Voting Period", days: [5, 7] },
	{ id: "execution", name: "Execution", days: [2, 3] },
] as const;
