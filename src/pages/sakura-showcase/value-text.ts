import { instantDateText } from "#src/figures/date-text.ts";

/**
 * A value as written in code; a date as its local day, because its time of day is irrelevant here.
 * @example valueText("spring") // '"spring"'
 * @example valueText(new Date(2026, 10, 4)) // "4 November 2026"
 */
export function valueText(value: unknown): string {
	if (typeof value === "function") return "a function";
	if (value instanceof Date) return instantDateText(value);
	return typeof value === "number" ? String(Math.round(value * 100) / 100) : JSON.stringify(value);
}
