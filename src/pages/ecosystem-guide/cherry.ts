import { cherryDistribution, cherrySupply, cherryTeamVesting } from "#src/content/facts/ecosystem.ts";
import type { VestingTerms } from "#src/vesting/vesting.ts";

/**
 * A share of all CHERRY, in whole tokens.
 * @param percent 0 to 100
 * @example shareOfCherry(40) // 400_000_000
 */
export const shareOfCherry = (percent: number): number => (cherrySupply.totalSupply * percent) / 100;

const team = cherryDistribution.find(({ id }) => id === "team");

/** How the team's CHERRY vest. Specification 9, Ecosystem guide */
export const cherryTeam: VestingTerms = { total: shareOfCherry(team?.percent ?? 0), ...cherryTeamVesting };
