import { seedNoun, seedsText } from "./seeds-amount.ts";
import { nextTier, type StakeTier, tierOf } from "./stake-tier.ts";

/**
 * What would change the tier of a stake: requirements, or more Seeds.
 * @param staked base units, from 0
 * @param tier the current tier, null below all
 * @returns null in the highest tier
 * @example tierNote(seeds(400), seedling) // "100 more Seeds would reach the Blossom amount."
 */
export function tierNote(staked: bigint, tier: StakeTier | null): string | null {
	const byAmount = tierOf(staked);
	if (tier && byAmount && byAmount.tier > tier.tier)
		return `The amount reaches ${byAmount.name}, but its requirements are not met.`;
	const next = nextTier(staked);
	if (!next) return null;
	const amount = seedsText(next.missing);
	const missing = `${amount} more ${seedNoun(amount)}`;
	return tier
		? `${missing} would reach the ${next.tier.name} amount.`
		: `${missing} would make a ${next.tier.name} stake.`;
}
