import { checkDays } from "./check-days.ts";
import { exactFactor, FACTOR_SCALE } from "./exact-factor.ts";

/** Number of days that an annual percentage refers to; leap days count like any other day. */
export const DAYS_PER_YEAR = 365;

/** The number 1 in this file's fixed-point format: 40 decimals, far finer than a base unit of the whole supply. */
const ONE = 10n ** 40n;

const times = (a: bigint, b: bigint) => (a * b) / ONE;

function power(base: bigint, exponent: number): bigint {
	let result = ONE;
	for (let square = base, rest = exponent; rest > 0; rest = Math.floor(rest / 2), square = times(square, square))
		if (rest % 2 === 1) result = times(result, square);
	return result;
}

const factors = new Map<number, bigint>();

/**
 * The daily growth factor, chosen so that 365 days make the year's percentage: the 365th root of 1 + APY, by Newton's
 * method from the floating-point approximation, doubling the precision with each step.
 * @param apy per cent, from 0, with at most two decimals
 * @returns fixed-point number, `ONE` plus the day's rate
 */
function dailyFactor(apy: number): bigint {
	const known = factors.get(apy);
	if (known !== undefined) return known;
	const year = (ONE * (FACTOR_SCALE + exactFactor(apy / 100))) / FACTOR_SCALE;
	let factor = BigInt(Math.round((1 + apy / 100) ** (1 / DAYS_PER_YEAR) * 1e15)) * (ONE / 10n ** 15n);
	for (let step = 0; step < 4; step++)
		factor -= (factor - (year * ONE) / power(factor, DAYS_PER_YEAR - 1)) / BigInt(DAYS_PER_YEAR);
	factors.set(apy, factor);
	return factor;
}

/**
 * The daily rate, in per cent of the stake: (1 + APY)^(1/365) − 1.
 * @param apy per cent
 * @returns per cent a day, for display
 * @example dailyPercent(18) // 0.04535…
 */
export const dailyPercent = (apy: number): number => Number(dailyFactor(apy) - ONE) / Number(ONE / 100n);

/**
 * The annual rate without compounding that corresponds to an annual *yield*: 365 times the daily rate.
 * @param apy per cent
 * @returns APR in per cent, for display
 * @example aprPercent(18) // 16.55…
 */
export const aprPercent = (apy: number): number => dailyPercent(apy) * DAYS_PER_YEAR;

/**
 * Rewards of a stake with daily compounding, rounded down once, on the requested day, and not daily: a whole year is
 * exactly the APY.
 * @param principal base units, from 0
 * @param apy per cent, from 0, with at most two decimals
 * @param days whole days, from 0
 * @returns base units
 * @throws RangeError for days or a percentage outside those ranges
 * @example rewardsAdded(seeds(1_000), 18, 365) // seeds(180)
 * Specification 9 (tiers are an APY: product decisions)
 */
export function rewardsAdded(principal: bigint, apy: number, days: number): bigint {
	checkDays(days);
	const years = BigInt(Math.floor(days / DAYS_PER_YEAR));
	const grown = principal * (FACTOR_SCALE + exactFactor(apy / 100)) ** years;
	return (grown * power(dailyFactor(apy), days % DAYS_PER_YEAR)) / (FACTOR_SCALE ** years * ONE) - principal;
}

/**
 * Rewards of a stake whose daily reward is paid out and not compounded: every day pays the same, so that a year yields
 * the APR, less than the APY. Rounded down once, on the requested day.
 * @returns base units; parameters and errors as for `rewardsAdded`
 * @example rewardsPaidOut(seeds(500), 12, 1) // 155_268_877n, 0.1553 Seeds
 * Specification 9 (paid daily, optional auto-compound)
 */
export function rewardsPaidOut(principal: bigint, apy: number, days: number): bigint {
	checkDays(days);
	return (principal * (dailyFactor(apy) - ONE) * BigInt(days)) / ONE;
}
