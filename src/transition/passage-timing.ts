import type { Season } from "#src/season/season.ts";

const entry = "season-transition";

/**
 * Notes a passage among the browser's user timings, where developer tools show it. Specification 7 has a timing event
 * sent without naming to whom: nothing is sent.
 * @returns the function that notes how it ended
 */
export function notePassage(fromSeason: Season, toSeason: Season): (how: string) => void {
	const start = performance.now();
	return (how) => void performance.measure(entry, { start, detail: { fromSeason, toSeason, how } });
}
