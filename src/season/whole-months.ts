import { monthNames } from "#src/figures/month-names.ts";
import { assertValid } from "./calendar.ts";
import { SEASONS, type Season } from "./season.ts";

/**
 * The season of a local date by whole months (Mar-May is spring, and so on), as `cherry season --months` counts them.
 * @throws RangeError when `date` is an invalid date
 * Specification 4.1 and 9
 */
export function seasonByMonth(date: Date): Season {
	assertValid(date);
	const quarter = Math.floor(((date.getMonth() + 10) % 12) / 3);
	return SEASONS[quarter] as Season;
}

/**
 * The first and last month of a season, by whole months.
 * @example wholeMonths("winter") // "December to February"
 * Specification 4.1
 */
export function wholeMonths(season: Season): string {
	// Any year will do; the months are the same in all of them.
	const isIn = (month: number) => seasonByMonth(new Date(2025, month, 1)) === season;
	const first = monthNames.find((_, month) => isIn(month) && !isIn(month - 1));
	const last = monthNames.find((_, month) => isIn(month) && !isIn(month + 1));
	return `${first} to ${last}`;
}
