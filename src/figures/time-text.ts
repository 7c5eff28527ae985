import { twoDigits } from "./two-digits.ts";

/** The time of day in the visitor's time zone. @example timeText(new Date(2026, 10, 21, 9, 5)) // "09:05" */
export const timeText = (instant: Date): string => [instant.getHours(), instant.getMinutes()].map(twoDigits).join(":");
