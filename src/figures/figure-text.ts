import { numberText } from "./number-text.ts";

/** @example countText(2847) // "2,847" */
export const countText = (count: number): string => numberText(count, 2);

/** What rounds to 1 million or 1 billion at two decimals. */
const LEAST_MILLION = 999_995;
const LEAST_BILLION = 999_995_000;

/**
 * A count in thousands, millions or billions, to two decimals, where there is little room. The unit is that of the
 * rounded count.
 * @example compactText(93_750) // "93.75K"; compactText(400) // "400"
 */
export function compactText(count: number): string {
	const [unit, name] =
		count >= LEAST_BILLION ? [1e9, "B"] : count >= LEAST_MILLION ? [1e6, "M"] : count >= 1e3 ? [1e3, "K"] : [1, ""];
	return `${numberText(count / unit, 2)}${name}`;
}

/** @example millionsText(125e6) // "125M"; millionsText(1e9) // "1B" */
export function millionsText(count: number): string {
	return count >= LEAST_BILLION ? `${countText(count / 1e9)}B` : `${countText(count / 1e6)}M`;
}

/** A share as a percentage, to one decimal. @example percentText(125e6, 1e9) // "12.5%" */
export const percentText = (part: number, whole: number): string => `${Math.round((part / whole) * 1000) / 10}%`;

/** A share with its sum, of two counts below 1,000. @example shareText(156, 287) // "54.4% = 156 ÷ 287" */
export const shareText = (part: number, whole: number): string => `${percentText(part, whole)} = ${part} ÷ ${whole}`;

/** The noun without the number. @example dayNoun(1) // "day"; dayNoun(0) // "days" */
export const dayNoun = (count: number): string => (count === 1 ? "day" : "days");

/** @example daysAwayText(0) // "today"; daysAwayText(1) // "tomorrow"; daysAwayText(12) // "in 12 days" */
export const daysAwayText = (days: number): string =>
	days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`;
