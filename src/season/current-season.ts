import { now } from "#src/platform/clock.ts";
import { seasonOn } from "./calendar.ts";
import { isSeason, type Season } from "./season.ts";

/**
 * The season that an address asks to preview (`?season=autumn`), for this visit alone.
 * @param search query string of the address, with or without "?"
 */
export function previewedSeason(search: string): Season | null {
	const preview = new URLSearchParams(search).get("season");
	return isSeason(preview) ? preview : null;
}

/**
 * The season to show: a preview before a choice before today's.
 * @param choice a stored choice as it lies there; what names no season is automatic
 */
export function currentSeason(search: string, choice: unknown, today: Date = now()): Season {
	return previewedSeason(search) ?? (isSeason(choice) ? choice : seasonOn(today));
}
