import { numberText } from "./number-text.ts";

/** US dollars, unrounded. @example dollarText(0.847) // "$0.847"; dollarText(730_000) // "$730,000" */
export const dollarText = (dollars: number): string => `$${numberText(dollars, 3)}`;

/** US dollars to the cent. @example centsText(2.95) // "$2.95"; centsText(118) // "$118.00" */
export const centsText = (dollars: number): string => `$${numberText(dollars, 2, 2)}`;

/**
 * US dollars in round figures, to one decimal of a thousand or a million; the unit is that of the rounded figure.
 * @param dollars from 1,000
 * @example roundDollarText(47_200) // "$47.2K"; roundDollarText(2_117_500) // "$2.1M"
 */
export function roundDollarText(dollars: number): string {
	const [unit, name] = dollars >= 999_950 ? [1e6, "M"] : [1e3, "K"];
	return `$${Math.round((dollars / unit) * 10) / 10}${name}`;
}
