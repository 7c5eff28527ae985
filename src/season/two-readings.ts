import { FIRST_DAY } from "./calendar.ts";
import { SEASONS, type Season } from "./season.ts";

/**
 * The days on which the two readings differ, by season: from the first day of its first month to the eve of its
 * boundary. By whole months it has begun, by date it is still the season before. Any year will do; all have these days.
 * @example readingsApart[0] // { season: "spring", before: "winter", first: 1 March, last: 19 March, days: 19 }
 * Specification 4.1
 */
export const readingsApart = SEASONS.map((season, index) => {
	const [month, boundary] = FIRST_DAY[season];
	const on = (day: number) => new Date(2026, month - 1, day);
	const before = SEASONS.at(index - 1) as Season;
	return { season, before, first: on(1), last: on(boundary - 1), days: boundary - 1 };
});

/** Number of days in a year on which the two readings differ. */
export const daysApart = readingsApart.reduce((sum, { days }) => sum + days, 0);
