import { dayOfSeason, daysRemaining, FIRST_DAY, seasonEnd, seasonOn } from "#src/season/calendar.ts";
import type { Season } from "#src/season/season.ts";

/** A season under way, or one that somebody looks at ahead of its time. `of` is its length in days. */
export type SeasonProgress = { start: Date; end: Date; of: number } & (
	| { begun: true; n: number; daysLeft: number }
	| { begun: false; daysUntil: number }
);

const MS_PER_DAY = 86_400_000;

/**
 * How far a season is on a local date: day `n` of `of` and the days left after it, or the days until it begins.
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
	return { begun: false, of, start, end: seasonEnd(season, start), daysUntil: civilDays(today, start) };
}

function comingStart(season: Season, today: Date): Date {
	const [month, day] = FIRST_DAY[season];
	const thisYear = new Date(today.getFullYear(), month - 1, day);
	return thisYear > today ? thisYear : new Date(today.getFullYear() + 1, month - 1, day);
}

/** Whole calendar days between two local dates, whatever the clocks do in between. */
function civilDays(from: Date, to: Date): number {
	const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MS_PER_DAY;
	return Math.round(day(to) - day(from));
}
