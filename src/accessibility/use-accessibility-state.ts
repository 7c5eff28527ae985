import { useSyncExternalStore } from "react";
import type { Display } from "#src/platform/root-appearance.ts";
import { displayOf } from "#src/preferences/display.ts";
import { onDisplayChange } from "#src/preferences/follow-display.ts";
import { usePreferences } from "#src/preferences/preferences.ts";

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

let shown: AccessibilityState = {
	isReducedMotion: false,
	isHighContrast: false,
	screenReaderActive: false,
	fontSize: "normal",
};
const prerendered = shown;

/** The same object while nothing changed. */
function current(): AccessibilityState {
	const { reducedMotion, highContrast, textSize } = displayOf(usePreferences.getState());
	const same =
		shown.isReducedMotion === reducedMotion && shown.isHighContrast === highContrast && shown.fontSize === textSize;
	if (!same) shown = { ...shown, isReducedMotion: reducedMotion, isHighContrast: highContrast, fontSize: textSize };
	return shown;
}

/** What the visitor needs now: by own choice, or by what the system asks for, followed live. */
export function useAccessibilityState(): AccessibilityState {
	return useSyncExternalStore(onDisplayChange, current, () => prerendered);
}
