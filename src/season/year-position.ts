import { daysBetween, FIRST_DAY, seasonEnd, seasonOn } from "./calendar.ts";
import { SEASONS, type Season } from "./season.ts";

/**
 * The position of a date in its season: day `n` of `of`, counted from 1.
 * @throws RangeError when `date` is an invalid date
 * @example dayOfSeason(new Date(2026, 11, 21)) // { season: "winter", n: 1, of: 89 }
 */
export function dayOfSeason(date: Date): { season: Season; n: number; of: number } {
	const season = seasonOn(date);
	const end = seasonEnd(season, date);
	const [month, day] = FIRST_DAY[season];
	const startsLastYear = season === "winter";
	const start = new Date(end.getFullYear() - (startsLastYear ? 1 : 0), month - 1, day);
	return { season, n: daysBetween(start, date) + 1, of: daysBetween(start, end) + 1 };
}

/** Where a season begins on the year ring: degrees clockwise from the top, where winter begins; each season takes 90. */
export const quarterStart = (season: Season): number => ((SEASONS.indexOf(season) + 1) * 90) % 360;

/**
 * The position of a date on the year ring, in degrees from its top.
 * @throws RangeError when `date` is an invalid date
 */
export function yearAngle(date: Date): number {
	const { season, n, of } = dayOfSeason(date);
	return quarterStart(season) + ((n - 0.5) / of) * 90;
}
