import type { MicroSeason } from "./almanac.ts";
import { type CivilDay, civilDay, yearOf } from "./civil-day.ts";
import { type Beginning, startsOf } from "./starts.ts";

/**
 * The micro-season of a day in the Japanese calendar, and its first day.
 * @example beginningOn("2026-11-22") // { microSeason: { n: 58, … }, day: "2026-11-22" }
 */
export function beginningOn(day: CivilDay): Beginning {
	const year = yearOf(day);
	const begun = ({ day: start }: Beginning) => start <= day;
	// The first one of a year begins on its first day, or on 31 December before it.
	return (startsOf(year + 1).find(begun) ?? startsOf(year).findLast(begun)) as Beginning;
}

/**
 * The micro-season of a visitor's date: that of the same date in Japan, computed from the Sun within the almanac's
 * span, otherwise by the usual dates.
 * @param date local date; its time of day is ignored
 * @returns null before the year 0 and after 9998: the almanac looks a year ahead, and years have four digits
 * @throws RangeError when `date` is an invalid date
 * @example microSeasonOn(new Date(2026, 2, 27))?.meaning // "First cherry blossoms"
 */
export function microSeasonOn(date: Date): MicroSeason | null {
	const year = date.getFullYear();
	return year < 0 || year > 9998 ? null : beginningOn(civilDay(date)).microSeason;
}
