import type { Ending, Passage } from "./run-transition.ts";

const entry = "season-transition";

/**
 * Records a passage as a user timing, which browser developer tools show. Specification 7 requires a timing event to be
 * sent but names no recipient, so nothing is sent.
 * @param start when it started, in ms since the page's time origin
 * @param how how it ended
 */
export function notePassage({ fromSeason, toSeason }: Passage, start: number, how: Ending | "skipped"): void {
	performance.measure(entry, { start, detail: { fromSeason, toSeason, how } });
}
