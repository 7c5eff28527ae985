import { monthNames } from "./month-names.ts";

/** @example dayText(new Date(2026, 11, 20)) // "20 December" */
export const dayText = (date: Date): string => `${date.getDate()} ${monthNames[date.getMonth()]}`;

/** @example shortDayText(new Date(2026, 11, 20)) // "20 Dec" */
export const shortDayText = (date: Date): string => `${date.getDate()} ${monthNames[date.getMonth()]?.slice(0, 3)}`;

/** @example monthText("2025-11") // "November 2025" */
export function monthText(month: string): string {
	const first = firstDay(month);
	return `${monthNames[first.getMonth()]} ${first.getFullYear()}`;
}

/** The first day of a `YYYY-MM`, in local time. */
export function firstDay(month: string): Date {
	const [year, number] = month.split("-").map(Number) as [number, number];
	return new Date(year, number - 1, 1);
}
