/**
 * Writes season, mode, sidebar and display onto the page, where the style sheets and the public contract expect them.
 */

/**
 * @param season one of the four; `<body>` carries `season-<name>`, `<html>` carries `data-season`
 * @param seasonNow the date's season, whichever is shown; `<html>` carries `data-season-now`
 */
export function showSeason(season: string, seasonNow: string): void {
	Object.assign(document.documentElement.dataset, { season, seasonNow });
	const { classList } = document.body;
	for (const name of [...classList]) if (name.startsWith("season-")) classList.remove(name);
	classList.add(`season-${season}`);
}

/** Sets the class `dark-mode` on `<html>` in the dark, and `data-mode` in either mode. */
export function showMode(dark: boolean): void {
	const { dataset, classList } = document.documentElement;
	dataset.mode = dark ? "dark" : "light";
	classList.toggle("dark-mode", dark);
}

/**
 * Writes the display settings: `<html>` carries each as an attribute, `textSize` as `data-text-size`. Reduced motion
 * is also the class `reduced-motion`, for the rule that concerns every element.
 */
export function showDisplay(attributes: { motion: string } & Record<string, string>): void {
	const { dataset, classList } = document.documentElement;
	classList.toggle("reduced-motion", attributes.motion === "reduced");
	Object.assign(dataset, attributes);
}

/** Sets `data-painted` on `<html>`: from now on the page may request the deferred fonts. */
export function showPainted(): void {
	document.documentElement.dataset.painted = "";
}
