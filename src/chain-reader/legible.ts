import { countOf } from "./chain-words.ts";
import type { Description } from "./description.ts";

/** A longer text, without a space to break at, would stop the page for seconds while it is laid out. */
const MAX_LENGTH = 1000;

/**
 * A text of an answer as it can be shown: not too long, and without controls that would turn the site's own words
 * around.
 * @example legible("x".repeat(1500)) // 1,000 times "x", and "… (500 more characters)"
 */
export function legible(text: string): string {
	const shown = text.slice(0, MAX_LENGTH).replace(/[\u202A-\u202E\u2066-\u2069]/g, "\uFFFD");
	const rest = text.length - MAX_LENGTH;
	return rest > 0 ? `${shown}… (${countOf(rest)} more characters)` : shown;
}

/** The same of all that is outside tables and the log, which have a box for each text. */
export const legibleDescription = (description: Description): Description => ({
	...description,
	says: legible(description.says),
	rows: description.rows.map((row) => ({ ...row, value: legible(row.value), note: row.note && legible(row.note) })),
});
