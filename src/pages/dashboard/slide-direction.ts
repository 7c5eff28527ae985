import { nextSeason, SEASONS, type Season } from "#src/season/season.ts";

/** `next` comes in from the right, `previous` from the left. */
export type SlideDirection = "next" | "previous";

/**
 * The direction in which a dashboard slides in: the next season from the right, the previous one from the left; of two
 * opposite seasons, the later in the year from the right.
 * @example slideDirection("winter", "spring") // "next"
 * Specification 2.5
 */
export function slideDirection(from: Season, to: Season): SlideDirection {
	if (nextSeason(from) === to) return "next";
	if (nextSeason(to) === from) return "previous";
	return SEASONS.indexOf(to) > SEASONS.indexOf(from) ? "next" : "previous";
}
