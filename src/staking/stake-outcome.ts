import { timesFactor } from "./exact-factor.ts";
import { rewardsAdded, rewardsPaidOut } from "./growth.ts";
import { type Leaving, leaveOn } from "./leaving.ts";
import { type StakeTier, type TierId, tierOf } from "./stake-tier.ts";

/** The inputs of a stake. Amounts in base units, from 0. */
export interface Stake {
	amount: bigint;
	/** Earned for work in a season and staked too; the season multiplies only this. */
	earned: bigint;
	/** The season's multiplier, 1 to 2, with at most four decimals. */
	multiplier: number;
	/** Whole days from staking to unstaking, from 0. */
	days: number;
	/** Whether rewards are added to the stake each day, or paid out. */
	rewards: "added" | "paid";
	/** The highest tier whose requirements are met. */
	meets: TierId;
}

/** The outcome of a stake, in base units. Without a tier there are no rewards, no lock and no penalty. */
export interface StakeOutcome {
	/** The earned amount after the season's multiplier. */
	multiplied: bigint;
	/** What is staked: the amount plus the multiplied earnings. */
	principal: bigint;
	tier: StakeTier | null;
	added: bigint;
	paid: bigint;
	/** Rewards of the chosen kind. */
	rewards: bigint;
	leaving: Leaving;
	/** Principal minus penalty, plus rewards. */
	returned: bigint;
}

/**
 * The full outcome of a stake on the day it is unstaked. Rewards count up to that day; the cooldown adds none. The
 * season's multiplier applies only to what was earned for work: not to yield, not to principal.
 * @throws RangeError as its parts do
 * @example stakeOutcome({ amount: seeds(1_000), earned: 0n, multiplier: 1.2, days: 365, rewards: "added", meets: "sakura" })
 * // returned: seeds(1_180)
 * Specification 9
 */
export function stakeOutcome({ amount, earned, multiplier, days, rewards, meets }: Stake): StakeOutcome {
	const multiplied = timesFactor(earned, multiplier);
	const principal = amount + multiplied;
	const tier = tierOf(principal, meets);
	const added = tier ? rewardsAdded(principal, tier.apy, days) : 0n;
	const paid = tier ? rewardsPaidOut(principal, tier.apy, days) : 0n;
	const leaving = leaveOn(principal, tier?.lockDays ?? 0, days);
	const chosen = rewards === "added" ? added : paid;
	return {
		multiplied,
		principal,
		tier,
		added,
		paid,
		rewards: chosen,
		leaving,
		returned: principal - leaving.penalty + chosen,
	};
}

/** Accumulated rewards at the end of a day, in base units, both ways. */
export interface DayOfRewards {
	day: number;
	added: bigint;
	paid: bigint;
}

/**
 * A stake day by day.
 * @param principal base units, from 0
 * @param apy per cent
 * @param days the days to list, from 0
 * @example rewardsByDay(seeds(500), 12, [0, 1, 365])
 */
export const rewardsByDay = (principal: bigint, apy: number, days: readonly number[]): DayOfRewards[] =>
	days.map((day) => ({
		day,
		added: rewardsAdded(principal, apy, day),
		paid: rewardsPaidOut(principal, apy, day),
	}));
