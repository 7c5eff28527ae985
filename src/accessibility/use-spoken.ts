import { useEffect } from "react";
import { announcer } from "./announcer.ts";

/** Long enough for the next key, short enough to relate to the last one. */
export const PAUSE_MS = 1000;

/**
 * Announces an outcome to screen readers once the visitor pauses, not on every key or slider step.
 * @param text what to announce; the same text is not repeated
 * @param active false while there is nothing to say, for example until the visitor has changed something
 * @param subject what it is the outcome of: the same text is announced again for another one
 */
export function useSpoken(text: string, active: boolean, subject?: string): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: another subject is announced anew
	useEffect(() => {
		if (!active) return;
		const timer = setTimeout(() => announcer.announce(text), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [text, active, subject]);
}
