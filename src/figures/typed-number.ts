/** The value of a digit of any script: each has its ten in a row, and tens may follow one another. */
function plainDigit(digit: string): string {
	const place = digit.codePointAt(0) ?? 0;
	let zero = place;
	while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
	return `${(place - zero) % 10}`;
}

/**
 * The number in a field as a person typed or pasted it, ready to be parsed: digits of any script, the separators of
 * Arabic, what an East Asian keyboard types and spaces that no line breaks at are plain ones, and what surrounds it, such
 * as the unit or invisible marks of direction that come with pasting, is gone.
 * @param unit in the singular, which may follow the number, in either number
 * @example typedNumber(" ３０ days", "day") // "30"
 */
export const typedNumber = (typed: string, unit: string): string =>
	typed
		.replace(/\p{Cf}/gu, "")
		.replace(/\p{Nd}/gu, plainDigit)
		.replace(/\u066b/g, ".")
		.replace(/\u066c/g, ",")
		.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
		.replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, " ")
		.trim()
		.replace(new RegExp(`(?<=\\d) ?${unit}s?$`, "i"), "");
