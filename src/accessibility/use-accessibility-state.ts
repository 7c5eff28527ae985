import type { Display } from "#src/platform/root-appearance.ts";
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
	const { reducedMotion, highContrast, textSize } = useDisplay();
	return {
		isReducedMotion: reducedMotion,
		isHighContrast: highContrast,
		screenReaderActive: false,
		fontSize: textSize,
	};
}
