const COUNT = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const SHORT_DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" });

/** @example countText(2847) // "2,847" */
export const countText = (count: number): string => COUNT.format(count);

/** @example millionsText(125e6) // "125M"; millionsText(1e9) // "1B" */
export function millionsText(count: number): string {
	return count >= 1e9 ? `${countText(count / 1e9)}B` : `${countText(count / 1e6)}M`;
}

/** A share as a percentage, to one decimal. @example percentText(125e6, 1e9) // "12.5%" */
export const percentText = (part: number, whole: number): string => `${Math.round((part / whole) * 1000) / 10}%`;

/** The noun without the number. @example dayNoun(1) // "day"; dayNoun(0) // "days" */
export const dayNoun = (count: number): string => (count === 1 ? "day" : "days");

/** @example daysAwayText(0) // "today"; daysAwayText(1) // "tomorrow"; daysAwayText(12) // "in 12 days" */
export const daysAwayText = (days: number): string =>
	days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`;

/** @example dayText(new Date(2026, 11, 20)) // "20 December" */
export const dayText = (date: Date): string => DAY.format(date);

/** @example shortDayText(new Date(2026, 11, 20)) // "20 Dec" */
export const shortDayText = (date: Date): string => SHORT_DAY.format(date).replace("Sept", "Sep");

/** @example monthText("2025-11") // "November 2025" */
export const monthText = (month: string): string => MONTH.format(firstDay(month));

/** The first day of a `YYYY-MM`, in local time. */
export function firstDay(month: string): Date {
	const [year, number] = month.split("-").map(Number) as [number, number];
	return new Date(year, number - 1, 1);
}
