import { useEffect } from "react";
import { announcer } from "#src/accessibility/announcer.ts";

/** Long enough for the next key, short enough to belong to the last. */
const PAUSE_MS = 1000;

/**
 * Tells a screen reader the outcome once the visitor pauses, not at every key and every step of a slider.
 * @param text what to say; the same text is not said again
 * @param active false until the visitor has changed something
 */
export function useSpoken(text: string, active: boolean): void {
	useEffect(() => {
		if (!active) return;
		const timer = setTimeout(() => announcer.announce(text), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [text, active]);
}
