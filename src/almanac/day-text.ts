import { monthNames } from "#src/figures/month-names.ts";
import { twoDigits } from "#src/figures/two-digits.ts";
import { WEEKDAYS } from "./calendar-words.ts";
import { type CivilDay, weekday } from "./civil-day.ts";

/** A day in words. Days have no time zone, so they are read in UTC, in which they were created. */
function wordsOf(day: CivilDay) {
	const date = new Date(`${day}T00:00Z`);
	return {
		weekday: WEEKDAYS[weekday(day)],
		number: date.getUTCDate(),
		month: monthNames[date.getUTCMonth()] as string,
		year: date.getUTCFullYear(),
	};
}

/** @example longDayText("2026-11-22") // "Sunday 22 November 2026" */
export function longDayText(day: CivilDay): string {
	const { weekday, number, month, year } = wordsOf(day);
	return `${weekday} ${number} ${month} ${year}`;
}

/** @example dayMonthText("2026-11-22") // "22 November" */
export function dayMonthText(day: CivilDay): string {
	const { number, month } = wordsOf(day);
	return `${number} ${month}`;
}

/** @example dayMonthShort("2026-11-22") // "22 Nov" */
export function dayMonthShort(day: CivilDay): string {
	const { number, month } = wordsOf(day);
	return `${number} ${month.slice(0, 3)}`;
}

/** @example monthName("2026-11-22") // "November" */
export const monthName = (day: CivilDay): string => wordsOf(day).month;

/** @example minuteText(984) // "16:24" */
export const minuteText = (minute: number): string => [Math.floor(minute / 60), minute % 60].map(twoDigits).join(":");
