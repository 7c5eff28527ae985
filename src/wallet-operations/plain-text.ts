/** Longest reason passed on, in characters. */
const MAX_LENGTH = 200;

/**
 * A foreign text as a single line, without control characters, bidirectional controls or invisible characters.
 * @param most length at which it is cut, in characters
 * @example plainText("User rejected\nthe request.") // "User rejected the request."
 */
export function plainText(text: string, most = MAX_LENGTH): string {
	const line = text
		.slice(0, most * 4)
		.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\s]+/gu, " ")
		.trim();
	return line.length > most ? `${line.slice(0, most).trim()}…` : line;
}
