import { matchesMedia } from "#src/platform/media-query.ts";
import type { Display } from "#src/platform/root-appearance.ts";
import type { Preferences } from "./choices.ts";

export const MORE_CONTRAST = "(prefers-contrast: more)";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** How the page is to be read now: what the visitor chose, and what the visitor's system asks for besides. */
export function displayOf({ variant, textSize, contrast, motion }: Preferences): Display {
	return {
		variant,
		textSize,
		highContrast: contrast === "high" || matchesMedia(MORE_CONTRAST),
		reducedMotion: motion === "reduced" || matchesMedia(REDUCED_MOTION),
	};
}
