/** Writes season, mode, sidebar and display onto the page, where the style sheets and the public contract look for them. */

/**
 * @param season one of the four; `<body>` carries `season-<name>`, `<html>` carries `data-season`
 * @param seasonNow the date's, whichever is shown; `<html>` carries `data-season-now`
 */
export function showSeason(season: string, seasonNow: string): void {
	Object.assign(document.documentElement.dataset, { season, seasonNow });
	const { classList } = document.body;
	for (const name of [...classList]) if (name.startsWith("season-")) classList.remove(name);
	classList.add(`season-${season}`);
}

/** `<html>` carries the class `dark-mode` in the dark, and `data-mode` either way. */
export function showMode(dark: boolean): void {
	const { dataset, classList } = document.documentElement;
	dataset.mode = dark ? "dark" : "light";
	classList.toggle("dark-mode", dark);
}

/**
 * How the page is to be read: `<html>` carries each as an attribute, `textSize` as `data-text-size`; reduced motion is
 * also the class `reduced-motion`, for the rule that concerns every element.
 */
export function showDisplay(attributes: { motion: string } & Record<string, string>): void {
	const { dataset, classList } = document.documentElement;
	classList.toggle("reduced-motion", attributes.motion === "reduced");
	Object.assign(dataset, attributes);
}

/** From now on `<html>` carries `data-painted`: the page may ask for the fonts that can wait. */
export function showPainted(): void {
	document.documentElement.dataset.painted = "";
}
