import { unstaking } from "#src/content/facts/seeds.ts";
import { timesFactor } from "./exact-factor.ts";

/** `early` before the lock has ended; `penalty` in base units; `paidOn` is the day the Seeds are free, from day 0. */
export interface Leaving {
	early: boolean;
	penalty: bigint;
	paidOn: number;
}

/**
 * What it means to ask for one's stake on a day. The lock runs from the day of staking, day 0, and has ended on the day of
 * its own number; the cooldown runs from the day of asking. The penalty is a share of the principal, never of rewards,
 * rounded down to a base unit.
 * @param principal base units, from 0
 * @param lockDays the tier's lock
 * @param day whole days since staking, from 0
 * @throws RangeError when `day` is below 0 or no whole number
 * @example leaveOn(seeds(1_000), 30, 12) // { early: true, penalty: seeds(50), paidOn: 19 }
 * Specification 9
 */
export function leaveOn(principal: bigint, lockDays: number, day: number): Leaving {
	if (!Number.isSafeInteger(day) || day < 0) throw new RangeError(`${day} is no day of a stake`);
	const early = day < lockDays;
	const penalty = early ? timesFactor(principal, unstaking.earlyPenalty / 100) : 0n;
	return { early, penalty, paidOn: day + unstaking.cooldownDays };
}
