import { durationBonus } from "#src/content/facts/seeds.ts";
import { checkDays } from "#src/staking/check-days.ts";
import { type TierId, tierOf } from "#src/staking/stake-tier.ts";

const { percentPerPeriod, periodDays, mostPercent } = durationBonus;

/**
 * The bonus for time staked: one step per whole period, up to the limit.
 * @param days whole days since staking, from 0
 * @returns per cent, 0 to 50 in steps of 5
 * @throws RangeError when `days` is negative or not a whole number
 * @example bonusPercent(137) // 20
 * Specification 9
 */
export function bonusPercent(days: number): number {
	checkDays(days);
	return Math.min(Math.floor(days / periodDays) * percentPerPeriod, mostPercent);
}

/**
 * Days until the bonus next grows.
 * @returns null when it is full; parameter and errors as for `bonusPercent`
 * @example daysToNextBonus(29) // 1
 */
export const daysToNextBonus = (days: number): number | null =>
	bonusPercent(days) < mostPercent ? periodDays - (days % periodDays) : null;

/**
 * The weight of a stake in a vote: staked Seeds × the tier's votes × (100 % + bonus), rounded down to a base unit.
 * @param staked base units, from 0
 * @param days whole days since staking, from 0
 * @param meets the highest tier whose requirements are met
 * @returns votes in base units; 0 below the lowest tier's amount
 * @throws RangeError as `bonusPercent`
 * @example votingPower(seeds(1_200), 137, "blossom") // seeds(2_880)
 * Specification 6 and 9
 */
export function votingPower(staked: bigint, days: number, meets?: TierId): bigint {
	return weigh(staked, tierOf(staked, meets)?.votes ?? 0, bonusPercent(days));
}

/**
 * The formula alone, once tier and bonus are known.
 * @param votes per staked Seed, a whole number
 * @param bonus per cent, a whole number
 * @example weigh(seeds(1_200), 5, 20) // seeds(7_200)
 */
export const weigh = (staked: bigint, votes: number, bonus: number): bigint =>
	(staked * BigInt(votes) * BigInt(100 + bonus)) / 100n;

/**
 * The growth of the bonus over a span, as a step line: two points at each step, before and after.
 * @param until last day, from 0
 * @returns days and bonus in per cent, from day 0 to `until`
 * @example bonusStairs(45) // [{ day: 0, bonus: 0 }, { day: 30, bonus: 0 }, { day: 30, bonus: 5 }, { day: 45, bonus: 5 }]
 */
export function bonusStairs(until: number): { day: number; bonus: number }[] {
	const stairs = [{ day: 0, bonus: 0 }];
	for (let day = periodDays; day <= until && bonusPercent(day) > bonusPercent(day - 1); day += periodDays)
		stairs.push({ day, bonus: bonusPercent(day - 1) }, { day, bonus: bonusPercent(day) });
	if (stairs.at(-1)?.day !== until) stairs.push({ day: until, bonus: bonusPercent(until) });
	return stairs;
}
