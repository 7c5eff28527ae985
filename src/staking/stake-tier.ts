import { stakeTiers } from "#src/content/facts/seeds.ts";
import { seeds } from "./seeds-amount.ts";

export type StakeTier = (typeof stakeTiers)[number];
export type TierId = StakeTier["id"];

/** The tier if all requirements of all tiers are met. */
export const TOP_TIER: TierId = "sakura";

/**
 * The tier of a stake: the highest whose minimum it reaches and whose requirements the member meets.
 * @param staked base units, from 0
 * @param meets the highest tier whose requirements are met; up to it, only amounts decide
 * @returns null below the lowest tier's minimum
 * @example tierOf(seeds(1_200)).name // "Sakura"
 * @example tierOf(seeds(1_200), "blossom").name // "Blossom"
 * Specification 6 and 9
 */
export function tierOf(staked: bigint, meets: TierId = TOP_TIER): StakeTier | null {
	const highest = stakeTiers.findIndex(({ id }) => id === meets);
	return stakeTiers.findLast(({ minimum }, index) => index <= highest && staked >= seeds(minimum)) ?? null;
}

/**
 * The tier that more Seeds would reach, requirements aside, and how many are missing.
 * @param staked base units, from 0
 * @returns null from the highest tier's minimum on
 * @example nextTier(seeds(400)) // { tier: Blossom, missing: seeds(100) }
 */
export function nextTier(staked: bigint): { tier: StakeTier; missing: bigint } | null {
	const tier = stakeTiers.find(({ minimum }) => staked < seeds(minimum));
	return tier ? { tier, missing: seeds(tier.minimum) - staked } : null;
}
