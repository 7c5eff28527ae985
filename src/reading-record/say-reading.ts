import { dateText } from "#src/figures/date-text.ts";
import { twoDigits } from "#src/figures/two-digits.ts";

/** The local day of an instant. @example localDay(new Date(2026, 9, 14)) // "2026-10-14" */
export function localDay(date: Date): string {
	return `${String(date.getFullYear()).padStart(4, "0")}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** @example whenText("2026-10-14", "2026-11-21") // "on 14 October"; in another year, "on 14 October 2025" */
export function whenText(day: string, today: string): string {
	if (day === today) return "earlier today";
	const words = dateText(day);
	return `on ${day.slice(0, 4) === today.slice(0, 4) ? words.slice(0, -" 2026".length) : words}`;
}

const passagesText = (count: number): string => `${count} ${count === 1 ? "passage" : "passages"}`;

/**
 * What happened to a document since it was read.
 * @param when as returned by whenText
 * @returns "" if nothing did
 * @example changesText(3, 1, "on 14 October") // "3 passages changed and 1 was removed since you read this on 14 October."
 */
export function changesText(changed: number, removed: number, when: string): string {
	if (changed === 0 && removed === 0) return "";
	const gone = removed === 1 ? "was removed" : "were removed";
	const what =
		changed === 0
			? `${passagesText(removed)} ${gone}`
			: `${passagesText(changed)} changed${removed > 0 ? ` and ${removed} ${gone}` : ""}`;
	return `${what} since you read this ${when}.`;
}

/**
 * @example sectionText({ documents: 7, read: 3, changed: 1 }) // "3 of 7 read, 1 changed since"; "" if nothing was read
 */
export function sectionText(counts: { documents: number; read: number; changed: number }): string {
	if (counts.read === 0) return "";
	return `${counts.read} of ${counts.documents} read${counts.changed > 0 ? `, ${counts.changed} changed since` : ""}`;
}
