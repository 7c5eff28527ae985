import type { Display } from "#src/preferences/display.ts";
import { useDisplay } from "#src/preferences/use-display.ts";

/** What somebody needs from the page. Specification 3 (accessibility state) */
export interface AccessibilityState {
	isReducedMotion: boolean;
	isHighContrast: boolean;
	/**
	 * Whether a screen reader is at work, as far as a page can know, which is not at all: browsers keep it to themselves,
	 * rightly. False always. Nothing may be left out for those who hear the page, and nothing may be kept for them alone.
	 */
	screenReaderActive: false;
	fontSize: Display["textSize"];
}

/** What the visitor needs now: the display in the specification's words. */
export function useAccessibilityState(): AccessibilityState {
	const { motion, contrast, textSize } = useDisplay();
	return {
		isReducedMotion: motion === "reduced",
		isHighContrast: contrast === "high",
		screenReaderActive: false,
		fontSize: textSize,
	};
}
