import { dateText } from "#src/figures/date-text.ts";
import { dayText, shortDayText } from "#src/figures/day-text.ts";
import { monthNames } from "#src/figures/month-names.ts";
import { timeText } from "#src/figures/time-text.ts";
import { twoDigits } from "#src/figures/two-digits.ts";
import { WEEKDAYS } from "./calendar-words.ts";
import { type CivilDay, civilDay, weekday } from "./civil-day.ts";

/** Noon is on the same day in every time zone, in the almanac's years. */
const noonOf = (day: CivilDay): Date => new Date(`${day}T12:00`);

/** @example longDayText("2026-11-22") // "Sunday 22 November 2026" */
export const longDayText = (day: CivilDay): string => `${WEEKDAYS[weekday(day)]} ${dateText(day)}`;

/** @example dayMonthText("2026-11-22") // "22 November" */
export const dayMonthText = (day: CivilDay): string => dayText(noonOf(day));

/** @example dayMonthShort("2026-11-22") // "22 Nov" */
export const dayMonthShort = (day: CivilDay): string => shortDayText(noonOf(day));

/** An instant in the visitor's time zone. @example momentText(new Date(2026, 11, 25, 19)) // "Fri 25 Dec 19:00" */
export const momentText = (instant: Date): string =>
	`${WEEKDAYS[weekday(civilDay(instant))]?.slice(0, 3)} ${shortDayText(instant)} ${timeText(instant)}`;

/** @example monthName("2026-11-22") // "November" */
export const monthName = (day: CivilDay): string => monthNames[noonOf(day).getMonth()] as string;

/** @example minuteText(984) // "16:24" */
export const minuteText = (minute: number): string => [Math.floor(minute / 60), minute % 60].map(twoDigits).join(":");
