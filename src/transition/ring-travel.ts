import type { Season } from "#src/season/season.ts";
import { quarterStart } from "#src/season/year-position.ts";

/**
 * The path of the today mark along the year ring, from the middle of one season to the middle of the other: always
 * forward in time, even if backward is shorter.
 * @returns degrees clockwise from the top, where winter begins; `to` may be above 360
 * @example ringTravel("autumn", "winter") // { from: 315, to: 405 }
 */
export function ringTravel(fromSeason: Season, toSeason: Season): { from: number; to: number } {
	const from = quarterStart(fromSeason) + 45;
	return { from, to: from + ((quarterStart(toSeason) - quarterStart(fromSeason) + 360) % 360) };
}
