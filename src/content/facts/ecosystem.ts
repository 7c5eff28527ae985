/**
 * The ecosystem guide's figures for CHERRY, its token with a supply of one billion; never mixed with Cherry Seeds.
 * Specification 2.9 and 9.
 */
export const cherryDistribution = [
	{ id: "community", name: "Community", percent: 40 },
	{ id: "infrastructure", name: "Infrastructure", percent: 25 },
	{ id: "team", name: "Team", percent: 20 },
	{ id: "partnerships", name: "Partnerships", percent: 10 },
	{ id: "liquidity", name: "Liquidity", percent: 5 },
] as const;

/** Vesting of the team's CHERRY. */
export const cherryTeamVesting = { years: 4, cliffYears: 2 } as const;

/** Per cent a year, minimum and maximum. */
export const cherryStakingApy = [8, 12] as const;

/** The hero's figures as stated, in US dollars where marked. */
export const ecosystemStated = { tokens: "1B", market: "$240M", arrTarget: "$12.5M", nodes: "340+" } as const;

/** Market size and target as numbers, for calculations. */
export const marketDollars = 240_000_000;
export const arrTargetDollars = 12_500_000;

/**
 * Business figures: the saving of GPU rental compared with a large cloud and the marketplace fee in per cent, plans in
 * US dollars a month.
 */
export const ecosystemBusiness = { gpuSaving: 60, marketplaceFee: 0.5, proPlan: [49, 499] } as const;

/** Duration of a proposal's review, in hours; burns happen once a quarter. */
export const proposalReviewHours = 72;

/** CHERRY, the ecosystem's token; never mixed with Cherry Seeds. Specification 9, demo metrics. */
export const cherrySupply = { totalSupply: 1e9, circulatingSupply: 125e6 } as const;
