/** Weeks in a month, on average: 52 a year. */
const WEEKS_PER_MONTH = 52 / 12;

/** How long a newcomer is mentored, and for how long weekly; whole months. */
export interface Accompaniment {
	newcomersFirstMonths: number;
	weeklyInFirstMonths: number;
}

/**
 * The weeks in which a Gardener and a newcomer meet: every week at first, then every second one.
 * @returns one flag per week, the first at index 0
 * @throws RangeError when there are more weekly months than months, or either is negative
 * @example meetingWeeks({ newcomersFirstMonths: 6, weeklyInFirstMonths: 1 }) // 26 flags, 15 of them true
 * Specification 9, Community
 */
export function meetingWeeks({ newcomersFirstMonths, weeklyInFirstMonths }: Accompaniment): boolean[] {
	if (!(weeklyInFirstMonths >= 0 && weeklyInFirstMonths <= newcomersFirstMonths))
		throw new RangeError(`${weeklyInFirstMonths} weekly months of ${newcomersFirstMonths}`);
	const weekly = Math.round(weeklyInFirstMonths * WEEKS_PER_MONTH);
	return Array.from(
		{ length: Math.round(newcomersFirstMonths * WEEKS_PER_MONTH) },
		(_, week) => week < weekly || (week - weekly) % 2 === 1,
	);
}
