import { unstaking } from "#src/content/facts/seeds.ts";
import { checkDays } from "./check-days.ts";
import { timesFactor } from "./exact-factor.ts";

/**
 * `early` if the lock has not ended; `penalty` in base units; `paidOn` is the day on which the Seeds are released,
 * counted from day 0.
 */
export interface Leaving {
	early: boolean;
	penalty: bigint;
	paidOn: number;
}

/**
 * The terms of unstaking on a given day. The lock runs from the day of staking, day 0, and has ended on the day whose
 * number is its length; the cooldown runs from the day of unstaking. The penalty is a share of the principal, never of
 * rewards, rounded down to a base unit.
 * @param principal base units, from 0
 * @param lockDays the tier's lock
 * @param day whole days since staking, from 0
 * @throws RangeError when `day` is negative or not a whole number
 * @example leaveOn(seeds(1_000), 30, 12) // { early: true, penalty: seeds(50), paidOn: 19 }
 * Specification 9
 */
export function leaveOn(principal: bigint, lockDays: number, day: number): Leaving {
	checkDays(day);
	const early = day < lockDays;
	const penalty = early ? timesFactor(principal, unstaking.earlyPenalty / 100) : 0n;
	return { early, penalty, paidOn: day + unstaking.cooldownDays };
}
