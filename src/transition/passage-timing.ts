import type { Season } from "#src/season/season.ts";

const entry = "season-transition";

/**
 * Records a passage as a user timing, which browser developer tools show. Specification 7 requires a timing event to be
 * sent but names no recipient, so nothing is sent.
 * @returns the function that records how it ended
 */
export function notePassage(fromSeason: Season, toSeason: Season): (how: string) => void {
	const start = performance.now();
	return (how) => void performance.measure(entry, { start, detail: { fromSeason, toSeason, how } });
}
