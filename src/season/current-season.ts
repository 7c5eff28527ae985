import { now } from "#src/platform/clock.ts";
import { seasonOn } from "./calendar.ts";
import { isSeason, type Season } from "./season.ts";

/**
 * The season that an address asks to preview (`?season=autumn`), for this visit only.
 * @param search query string of the address, with or without "?"
 */
export function previewedSeason(search: string): Season | null {
	const preview = new URLSearchParams(search).get("season");
	return isSeason(preview) ? preview : null;
}

/**
 * The season to show: a preview takes precedence over a choice, and a choice over today's season.
 * @param choice the stored choice, unvalidated; any value that is not a season means automatic
 */
export function currentSeason(search: string, choice: unknown, today: Date = now()): Season {
	return previewedSeason(search) ?? (isSeason(choice) ? choice : seasonOn(today));
}
