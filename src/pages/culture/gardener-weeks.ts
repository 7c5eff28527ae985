/** Weeks as counted for appointments. */
const WEEKS_A_YEAR = 52;
const WEEKS_A_MONTH = 4;

/**
 * The weeks in which a Gardener and a newcomer meet: every week in the first months, then every second week.
 * @param programme its whole length and its first part, in months
 * @returns one flag per week, from the first
 * @example gardenerWeeks(gardenerProgramme).filter(Boolean).length // 15
 * Specification 9, Gardener program
 */
export function gardenerWeeks(programme: { newcomersFirstMonths: number; weeklyInFirstMonths: number }): boolean[] {
	const weekly = programme.weeklyInFirstMonths * WEEKS_A_MONTH;
	const length = Math.round((programme.newcomersFirstMonths / 12) * WEEKS_A_YEAR);
	return Array.from({ length }, (_, week) => week < weekly || (week - weekly) % 2 === 1);
}
