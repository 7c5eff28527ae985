import { FIRST_DAY, seasonEnd } from "./calendar.ts";
import type { Season } from "./season.ts";

/** Beside `figures/month-names.ts`, which many pages with a span do without. */
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * When a season starts and ends, in any year.
 * @example seasonSpan("spring") // "20 Mar – 20 Jun"
 */
export function seasonSpan(season: Season): string {
	const [month, day] = FIRST_DAY[season];
	const start = new Date(2026, month - 1, day);
	return [start, seasonEnd(season, start)].map((date) => `${date.getDate()} ${MONTHS[date.getMonth()]}`).join(" – ");
}
