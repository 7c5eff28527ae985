import { cancelFrame, requestFrame } from "#src/platform/frames.ts";
import type { Season } from "#src/season/season.ts";
import { type TransitionState, transitionAt } from "./transition-rules.ts";

export interface Passage {
	fromSeason: Season;
	toSeason: Season;
	durationMs: number;
}

/** How a passage ends: completed, interrupted, or skipped at the visitor's wish. */
export type Ending = "complete" | "interrupted" | "skipped";

/**
 * Runs a passage on animation frames, starting with the first one. It is interrupted when the page is hidden, which
 * stops frames, and when a frame throws.
 * @param show called in each frame
 * @param ended called once, unless the passage was stopped
 * @returns the function that stops it without calling `ended`
 */
export function runTransition(
	{ fromSeason, toSeason, durationMs }: Passage,
	show: (state: TransitionState) => void,
	ended: (how: Ending) => void,
): () => void {
	let begun: number | undefined;
	let frame = requestFrame(step);
	document.addEventListener("visibilitychange", breakOffWhenHidden);
	breakOffWhenHidden();

	function step(time: number): void {
		begun ??= time;
		try {
			const state = transitionAt(fromSeason, toSeason, time - begun, durationMs);
			if (state) {
				show(state);
				frame = requestFrame(step);
			} else end("complete");
		} catch {
			end("interrupted");
		}
	}
	function breakOffWhenHidden(): void {
		if (document.hidden) end("interrupted");
	}
	function stop(): void {
		cancelFrame(frame);
		document.removeEventListener("visibilitychange", breakOffWhenHidden);
	}
	function end(how: Ending): void {
		stop();
		ended(how);
	}
	return stop;
}
