import { monthNames } from "./month-names.ts";

/**
 * An instant in the visitor's time zone. @example instantDateText(new Date(2026, 10, 21, 23, 59)) // "21 November 2026"
 */
export const instantDateText = (instant: Date): string =>
	`${instant.getDate()} ${monthNames[instant.getMonth()]} ${instant.getFullYear()}`;

/** A calendar date, the same in every time zone. @example dateText("2026-11-21") // "21 November 2026" */
export const dateText = (date: string): string => instantDateText(new Date(`${date}T12:00`));
