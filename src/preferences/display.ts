import { matchesMedia } from "#src/platform/media-query.ts";
import type { ShownChoices } from "./choices.ts";

export const MORE_CONTRAST = "(prefers-contrast: more)";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** The display settings as set in attributes: the shown choices, with the system's preference resolved. */
export type Display = Omit<ShownChoices, "contrast" | "motion"> & {
	contrast: "normal" | "high";
	motion: "full" | "reduced";
};

/**
 * The current display settings: what the visitor chose, plus what the visitor's system asks for.
 * @param asks whether the system asks for a media query
 * @example displayOf(preferencesFrom({ motion: "reduced" }), () => false).motion // "reduced"; by default "full"
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
