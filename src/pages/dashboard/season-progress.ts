import { daysBetween, daysRemaining, seasonEnd, seasonOn } from "#src/season/calendar.ts";
import { comingStart } from "#src/season/coming-start.ts";
import type { Season } from "#src/season/season.ts";
import { dayOfSeason } from "#src/season/year-position.ts";

/** The current season, or one viewed before it starts. `of` is its length in days. */
export type SeasonProgress = { start: Date; end: Date; of: number } & (
	| { begun: true; n: number; daysLeft: number }
	| { begun: false; daysUntil: number }
);

/**
 * The progress of a season on a local date: day `n` of `of` and the days left after it, or the days until it begins.
 * @throws RangeError when `today` is an invalid date
 * @example seasonProgress("autumn", new Date(2026, 10, 4)) // { begun: true, n: 43, of: 89, daysLeft: 46, … }
 * @example seasonProgress("spring", new Date(2026, 10, 4)) // { begun: false, daysUntil: 136, of: 93, … }
 * Specification 4.1
 */
export function seasonProgress(season: Season, today: Date): SeasonProgress {
	if (seasonOn(today) === season) {
		const { n, of } = dayOfSeason(today);
		const start = new Date(today.getFullYear(), today.getMonth(), today.getDate() - (n - 1));
		return { begun: true, n, of, start, end: seasonEnd(season, today), daysLeft: daysRemaining(today, season) };
	}
	const start = comingStart(season, today);
	const { of } = dayOfSeason(start);
	return { begun: false, of, start, end: seasonEnd(season, start), daysUntil: daysBetween(today, start) };
}
