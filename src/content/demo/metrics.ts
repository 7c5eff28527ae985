import { communityGrowth, mentorshipPairs } from "#src/content/facts/community.ts";
import { cherrySupply } from "#src/content/facts/ecosystem.ts";
import { meshNodes } from "#src/content/facts/infrastructure.ts";

/**
 * The ecosystem's demo metrics. Specification 3 (Metrics) and 9; figures that it does not give are modest sample data.
 */
export interface Metrics {
	communityGrowth: {
		totalMembers: number;
		newThisMonth: number;
		activeMembers: number;
		/** Percentage of members still here after a year. */
		retentionRate: number;
	};
	/** The CHERRY token. */
	tokenEconomics: {
		totalSupply: number;
		circulatingSupply: number;
		/** Percentage of the circulating supply that is staked. */
		stakingRate: number;
		/** Percentage of the circulating supply burned in a quarter. */
		burnRate: number;
	};
	infrastructureStats: {
		totalNodes: number;
		/** Virtual processors of all nodes combined. */
		totalCapacity: number;
		/** Percentage of the capacity in use. */
		utilizationRate: number;
		/** Cherry Seeds earned by a node in a season, on average. */
		averageEarnings: number;
	};
	culturalMetrics: {
		/** Percentage of the active members who attended the last ceremony. */
		ceremonyParticipation: number;
		/** Points out of 100. */
		culturalCompetencyAvg: number;
		mentorshipPairs: number;
		/** Points out of 100, given by the reviewers of cultural contributions. */
		authenticityScore: number;
	};
}

export const metrics: Metrics = {
	communityGrowth,
	tokenEconomics: { ...cherrySupply, stakingRate: 38.4, burnRate: 0.5 },
	infrastructureStats: { totalNodes: meshNodes, totalCapacity: 2736, utilizationRate: 67.4, averageEarnings: 184 },
	culturalMetrics: { ceremonyParticipation: 61.5, culturalCompetencyAvg: 72, mentorshipPairs, authenticityScore: 91 },
};

const { totalCapacity, utilizationRate } = metrics.infrastructureStats;

/** Virtual processors in use, of all nodes combined, to a whole one. */
export const capacityInUse = Math.round((totalCapacity * utilizationRate) / 100);
