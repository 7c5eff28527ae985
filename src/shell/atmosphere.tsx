import { useEffect } from "react";
import { connectDisplay } from "#src/preferences/follow-display.ts";

/**
 * What a page has besides its content: the display as chosen, effects, the season's transition. A chunk of its own,
 * fetched once the page is usable; without it the page is whole.
 */
export function Atmosphere() {
	useEffect(connectDisplay, []);
	return null;
}
