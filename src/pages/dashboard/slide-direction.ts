import { nextSeason, SEASONS, type Season } from "#src/season/season.ts";

/** `next` comes in from the right, `previous` from the left. */
export type SlideDirection = "next" | "previous";

/**
 * Which way a dashboard slides in: the season that follows comes from the right, the one before from the left; of two that
 * lie opposite, the later in the year from the right.
 * @example slideDirection("winter", "spring") // "next"
 * Specification 2.5
 */
export function slideDirection(from: Season, to: Season): SlideDirection {
	if (nextSeason(from) === to) return "next";
	if (nextSeason(to) === from) return "previous";
	return SEASONS.indexOf(to) > SEASONS.indexOf(from) ? "next" : "previous";
}
