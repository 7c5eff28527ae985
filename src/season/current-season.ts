import { now } from "#src/platform/clock.ts";
import { seasonOn } from "./calendar.ts";
import { isSeason, type Season } from "./season.ts";

const PARAMETER = "season";

/**
 * The season that an address asks to preview (`?season=autumn`), for this visit only.
 * @param search query string of the address, with or without "?"
 */
export function previewedSeason(search: string): Season | null {
	const preview = new URLSearchParams(search).get(PARAMETER);
	return isSeason(preview) ? preview : null;
}

/** An address without the preview that it may ask for: a preview is not part of the page. @param href full address */
export function withoutPreview(href: string): string {
	const address = new URL(href);
	if (!address.searchParams.has(PARAMETER)) return href;
	address.searchParams.delete(PARAMETER);
	return address.href;
}

/**
 * The season to show: a preview takes precedence over a choice, and a choice over today's season.
 * @param choice the stored choice, unvalidated; any value that is not a season means automatic
 */
export function currentSeason(search: string, choice: unknown, today: Date = now()): Season {
	return previewedSeason(search) ?? (isSeason(choice) ? choice : seasonOn(today));
}
