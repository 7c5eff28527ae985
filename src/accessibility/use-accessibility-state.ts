import type { Display } from "#src/preferences/display.ts";
import { useDisplay } from "#src/preferences/use-display.ts";

/** What the visitor needs from the page. Specification 3 (accessibility state) */
export interface AccessibilityState {
	isReducedMotion: boolean;
	isHighContrast: boolean;
	/**
	 * Whether a screen reader is active. A page cannot know: browsers keep it to themselves, rightly, so it is always
	 * false. Nothing may be left out for screen reader users, and nothing may be provided for them alone.
	 */
	screenReaderActive: false;
	fontSize: Display["textSize"];
}

/** What the visitor needs now: the display settings, in the specification's terms. */
export function useAccessibilityState(): AccessibilityState {
	const { motion, contrast, textSize } = useDisplay();
	return {
		isReducedMotion: motion === "reduced",
		isHighContrast: contrast === "high",
		screenReaderActive: false,
		fontSize: textSize,
	};
}
