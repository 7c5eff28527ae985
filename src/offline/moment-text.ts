import { instantDateText } from "#src/figures/date-text.ts";
import { timeText } from "#src/figures/time-text.ts";

/**
 * In the visitor's local time, with the time of day; empty for an invalid date.
 * @param date ISO 8601 or an HTTP date
 * @example momentOf("2026-11-22T09:30:00Z") // "22 November 2026 at 09:30"
 */
export function momentOf(date: string): string {
	const moment = new Date(date);
	return Number.isNaN(moment.getTime()) ? "" : `${instantDateText(moment)} at ${timeText(moment)}`;
}
