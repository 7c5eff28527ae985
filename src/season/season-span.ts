import type { SeasonConfig } from "./season-config.ts";

/** Beside `figures/month-names.ts`, which home does not load. */
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** @param monthDay `MM-DD` @example dayOfMonth("03-20") // "20 Mar" */
export function dayOfMonth(monthDay: string): string {
	const [month, day] = monthDay.split("-").map(Number) as [number, number];
	return `${day} ${MONTHS[month - 1]}`;
}

/**
 * When a season starts and ends, in any year.
 * @example seasonSpan(seasons.spring) // "20 Mar – 20 Jun"
 */
export const seasonSpan = ({ startDate, endDate }: Pick<SeasonConfig, "startDate" | "endDate">): string =>
	`${dayOfMonth(startDate)} – ${dayOfMonth(endDate)}`;
