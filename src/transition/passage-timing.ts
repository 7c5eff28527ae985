import type { Ending, Passage } from "./run-transition.ts";

const entry = "season-transition";

/**
 * Records a passage as a user timing, which browser developer tools show. Specification 7 requires a timing event to be
 * sent but names no recipient, so nothing is sent.
 * @param passage `begun` in ms since the page's time origin
 * @param how how it ended
 */
export function notePassage({ fromSeason, toSeason, begun }: Passage & { begun: number }, how: Ending): void {
	performance.measure(entry, { start: begun, detail: { fromSeason, toSeason, how } });
}
