/** `total` tokens that vest monthly over `years`, none before the cliff. */
export interface VestingTerms {
	total: number;
	years: number;
	cliffYears: number;
}

/** One row of the schedule's table. */
export interface VestingStep {
	/** Whole months since the start. */
	month: number;
	/** Tokens, rounded down to whole ones. */
	vested: number;
}

export const MONTHS_PER_YEAR = 12;

/**
 * What has vested after some months: nothing before the cliff, then an equal part for every whole month since the
 * start, including those before the cliff.
 * @param months since the start, from 0; an incomplete month does not count
 * @returns whole tokens, rounded down; never more than the total
 * @throws RangeError when months are negative, or the cliff is outside the term
 * @example vestedAfter(24, { total: 200_000_000, years: 4, cliffYears: 2 }) // 100_000_000
 * Specification 9, Token hub and Ecosystem guide
 */
export function vestedAfter(months: number, { total, years, cliffYears }: VestingTerms): number {
	if (!(months >= 0)) throw new RangeError(`${months} months are no time since the start`);
	if (!(cliffYears >= 0 && cliffYears <= years && years > 0))
		throw new RangeError(`A cliff of ${cliffYears} years does not lie in ${years}`);
	if (months < cliffYears * MONTHS_PER_YEAR) return 0;
	const whole = Math.min(Math.floor(months), years * MONTHS_PER_YEAR);
	return Math.floor((total * whole) / (years * MONTHS_PER_YEAR));
}

/**
 * The schedule at each year's end and, if there is a cliff, in the month before it.
 * @example vestingSteps({ total: 48, years: 4, cliffYears: 1 }).map(({ month }) => month) // [0, 11, 12, 24, 36, 48]
 */
export function vestingSteps(terms: VestingTerms): VestingStep[] {
	const years = Array.from({ length: terms.years + 1 }, (_, year) => year * MONTHS_PER_YEAR);
	const cliff = terms.cliffYears * MONTHS_PER_YEAR;
	const months = [...years, ...(cliff > 0 ? [cliff - 1] : [])].sort((a, b) => a - b);
	return months.map((month) => ({ month, vested: vestedAfter(month, terms) }));
}
