/** @param digits of a whole number @example groupThousands("1234567") // "1,234,567" */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ",");

/**
 * A number with separators between thousands, rounded half away from zero. The figures of the site use this and not
 * `Intl`, whose first use in a page blocks the main thread (decision 38).
 * @param value less than 10^15 in size
 * @param most decimals kept at most
 * @param least decimals written at least
 * @example numberText(2847.125, 2) // "2,847.13"; numberText(118, 2, 2) // "118.00"
 */
export function numberText(value: number, most: number, least = 0): string {
	// Shifts the point in the decimal notation: 1.005 * 100 would be 100.49999999999999.
	const [decimal, exponent = 0] = `${Math.abs(value)}`.split("e");
	const rounded = Math.round(Number(`${decimal}e${Number(exponent) + most}`));
	const digits = `${rounded}`.padStart(most + 1, "0");
	const point = digits.length - most;
	const whole = groupThousands(digits.slice(0, point));
	const decimals = digits.slice(point, point + least) + digits.slice(point + least).replace(/0+$/, "");
	return `${value < 0 && rounded > 0 ? "-" : ""}${whole}${decimals && "."}${decimals}`;
}
