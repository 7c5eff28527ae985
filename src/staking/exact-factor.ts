/** Scale of a factor in ten-thousandths: two decimals of a per cent. */
export const FACTOR_SCALE = 10_000n;

/**
 * A decimal factor of the content (1.15, 0.05) without floating-point error.
 * @param factor from 0, with at most four decimals
 * @returns ten-thousandths
 * @throws RangeError when it is negative, has more decimals, or is too large to be exact
 * @example exactFactor(1.15) // 11_500n
 */
export function exactFactor(factor: number): bigint {
	const scaled = factor * Number(FACTOR_SCALE);
	const whole = Math.round(scaled);
	if (!Number.isSafeInteger(whole) || whole < 0 || Math.abs(scaled - whole) > 1e-6)
		throw new RangeError(`${factor} is no factor with four decimals`);
	return BigInt(whole);
}

/**
 * An amount times a decimal factor, rounded down to a base unit.
 * @param units base units, from 0
 * @param factor as for `exactFactor`
 * @example timesFactor(60n, 1.15) // 69n
 */
export const timesFactor = (units: bigint, factor: number): bigint => (units * exactFactor(factor)) / FACTOR_SCALE;
