import { now } from "#src/platform/clock.ts";
import { seasonOn } from "./calendar.ts";
import { isSeason, type Season } from "./season.ts";

/**
 * The season to show: the one a preview asks for (`?season=autumn`), else today's.
 * @param search query string of the address, with or without "?"
 */
export function currentSeason(search: string, today: Date = now()): Season {
	const preview = new URLSearchParams(search).get("season");
	return isSeason(preview) ? preview : seasonOn(today);
}
