import { nextSeason, SEASONS, type Season } from "./season.ts";

/** First day of each season as [month 1-12, day]. Specification 4.1: spring Mar 20, summer Jun 21, autumn Sep 23, winter Dec 21. */
export const FIRST_DAY: Record<Season, readonly [month: number, day: number]> = {
	spring: [3, 20],
	summer: [6, 21],
	autumn: [9, 23],
	winter: [12, 21],
};

const MS_PER_DAY = 86_400_000;

/**
 * The season of a local date, by the boundaries of specification 4.1.
 * @throws RangeError when `date` is an invalid date
 * @example seasonOn(new Date(2026, 2, 19)) // "winter"
 */
export function seasonOn(date: Date): Season {
	assertValid(date);
	const monthDay = (date.getMonth() + 1) * 100 + date.getDate();
	const begun = SEASONS.filter((season) => monthDay >= FIRST_DAY[season][0] * 100 + FIRST_DAY[season][1]);
	return begun.at(-1) ?? "winter";
}

/**
 * Last day of a season in the year of `today`; for winter, of the current or coming one, which from the first day of
 * spring on ends in the next year.
 * @returns local midnight of that day
 */
export function seasonEnd(season: Season, today: Date): Date {
	assertValid(today);
	const [month, day] = FIRST_DAY[nextSeason(season)];
	const endsNextYear = season === "winter" && daysBetween(new Date(today.getFullYear(), month - 1, day), today) >= 0;
	return new Date(today.getFullYear() + (endsNextYear ? 1 : 0), month - 1, day - 1);
}

/**
 * Days until the season ends, in whole local calendar days, never below 0.
 * @param today local date; its time of day is ignored
 * @throws RangeError when `today` is an invalid date
 * @example daysRemaining(new Date(2025, 5, 18), "spring") // 2
 * Specification 4.1
 */
export function daysRemaining(today: Date, season: Season): number {
	return Math.max(0, daysBetween(today, seasonEnd(season, today)));
}

/**
 * Whole calendar days from one local date to another, whatever clock changes lie in between; negative if `to` is
 * earlier.
 */
export function daysBetween(from: Date, to: Date): number {
	const civilDay = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MS_PER_DAY;
	return civilDay(to) - civilDay(from);
}

/** @throws RangeError for an invalid date */
export function assertValid(date: Date): void {
	if (Number.isNaN(date.getTime())) throw new RangeError("Invalid date");
}
