import { dayText } from "#src/figures/day-text.ts";
import { FIRST_DAY } from "#src/season/calendar.ts";
import { SEASONS } from "#src/season/season.ts";
import { seasonSpan } from "#src/season/season-span.ts";
import { wholeMonths } from "#src/season/whole-months.ts";

/**
 * Each season by both readings. They differ on the days between the first day of a season's first month and its
 * boundary, which the calendar still counts as the previous season. Specification 4.1
 */
export const twoReadings = SEASONS.map((season, index) => {
	const [first, day] = FIRST_DAY[season];
	return {
		season,
		byDate: seasonSpan(season),
		byMonth: wholeMonths(season),
		apart: `1–${dayText(new Date(2026, first - 1, day - 1))}, still ${SEASONS[(index + SEASONS.length - 1) % SEASONS.length]}`,
		daysApart: day - 1,
	};
});

/** Number of days in a year on which the two readings differ. */
export const daysApart = twoReadings.reduce((sum, { daysApart }) => sum + daysApart, 0);
