import type { CivilDay } from "./civil-day.ts";

// Days have no time zone, so they are formatted in UTC, in which they were created.
const text = (options: Intl.DateTimeFormatOptions) => {
	const format = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options });
	// Browsers disagree on a comma after the weekday, and on the short name of September.
	return (day: CivilDay): string =>
		format
			.format(new Date(`${day}T00:00Z`))
			.replace(",", "")
			.replace(/Sept$/, "Sep");
};

/** @example longDayText("2026-11-22") // "Sunday 22 November 2026" */
export const longDayText = text({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** @example shortDayText("2026-11-22") // "22 Nov" */
export const shortDayText = text({ day: "numeric", month: "short" });

/** @example dayMonthText("2026-11-22") // "22 November" */
export const dayMonthText = text({ day: "numeric", month: "long" });

/** @example monthText("2026-11-22") // "November" */
export const monthText = text({ month: "long" });

/** @example minuteText(984) // "16:24" */
export const minuteText = (minute: number): string =>
	`${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
