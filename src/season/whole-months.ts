import { monthNames } from "#src/figures/month-names.ts";
import { seasonByMonth } from "./calendar.ts";
import type { Season } from "./season.ts";

/**
 * The first and last month of a season, by whole months.
 * @example wholeMonths("winter") // "December to February"
 * Specification 4.1
 */
export function wholeMonths(season: Season): string {
	// Any year will do; the months are the same in all of them.
	const isIn = (month: number) => seasonByMonth(new Date(2025, month, 1)) === season;
	const first = monthNames.find((_, month) => isIn(month) && !isIn((month + 11) % 12));
	const last = monthNames.find((_, month) => isIn(month) && !isIn((month + 1) % 12));
	return `${first} to ${last}`;
}
