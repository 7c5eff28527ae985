import { matchesMedia } from "#src/platform/media-query.ts";
import type { ShownChoices } from "./choices.ts";

export const MORE_CONTRAST = "(prefers-contrast: more)";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** How the page is to be read, as the attributes say it: the choices shown, the system's say decided. */
export type Display = Omit<ShownChoices, "contrast" | "motion"> & {
	contrast: "normal" | "high";
	motion: "full" | "reduced";
};

/**
 * How the page is to be read now: what the visitor chose, and what the visitor's system asks for besides.
 * @param asks whether the system asks for a media query
 * @example displayOf(preferencesFrom({ motion: "reduced" }), () => false).motion // "reduced"; unchosen, "full"
 */
export function displayOf(preferences: ShownChoices, asks: (query: string) => boolean = matchesMedia): Display {
	const { variant, textSize, contrast, motion } = preferences;
	return {
		variant,
		textSize,
		contrast: contrast === "high" || asks(MORE_CONTRAST) ? "high" : "normal",
		motion: motion === "reduced" || asks(REDUCED_MOTION) ? "reduced" : "full",
	};
}
