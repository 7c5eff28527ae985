const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

/**
 * In the visitor's local time, with the time of day; empty for an invalid date.
 * @param date ISO 8601 or an HTTP date
 * @example momentOf("2026-11-22T09:30:00Z") // "22 November 2026 at 09:30"
 */
export const momentOf = (date: string): string => (Number.isNaN(Date.parse(date)) ? "" : MOMENT.format(new Date(date)));
