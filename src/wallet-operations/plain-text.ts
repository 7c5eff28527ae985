/** Longest reason that is passed on, in characters. */
const LONGEST = 200;

/**
 * A text from somewhere else in one line: no controls, no characters that turn the direction of what follows or are not seen.
 * @param most where it is cut, in characters
 * @example plainText("User rejected\nthe request.") // "User rejected the request."
 */
export function plainText(text: string, most = LONGEST): string {
	const line = text
		.slice(0, most * 4)
		.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
		.trim();
	return line.length > most ? `${line.slice(0, most).trim()}…` : line;
}
