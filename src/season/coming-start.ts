import { daysBetween, FIRST_DAY } from "./calendar.ts";
import type { Season } from "./season.ts";

/**
 * First day of a season's next start after a local date; on the start day itself, the start a year later.
 * @returns local midnight of that day
 * @example comingStart("spring", new Date(2026, 10, 4)) // 20 March 2027
 */
export function comingStart(season: Season, today: Date): Date {
	const [month, day] = FIRST_DAY[season];
	const thisYear = new Date(today.getFullYear(), month - 1, day);
	return daysBetween(today, thisYear) > 0 ? thisYear : new Date(today.getFullYear() + 1, month - 1, day);
}
