/** Writes season, mode, sidebar and display onto the page, where the style sheets and the public contract look for them. */

/** @param season one of the four; `<body>` carries `season-<name>`, `<html>` carries `data-season` */
export function showSeason(season: string): void {
	document.documentElement.dataset.season = season;
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

/** The visitor's choice to keep the sidebar closed where there is room for it. */
export function showSidebar(open: boolean): void {
	document.documentElement.dataset.sidebar = open ? "open" : "closed";
}

export interface Display {
	variant: "modern" | "traditional";
	textSize: "normal" | "large" | "extra-large";
	highContrast: boolean;
	reducedMotion: boolean;
}

/**
 * How the page is to be read: `<html>` carries `data-variant`, `data-text-size`, `data-contrast` and `data-motion`, and
 * the class `reduced-motion` for the rule that concerns every element.
 */
export function showDisplay({ variant, textSize, highContrast, reducedMotion }: Display): void {
	const { dataset, classList } = document.documentElement;
	classList.toggle("reduced-motion", reducedMotion);
	Object.assign(dataset, {
		variant,
		textSize,
		contrast: highContrast ? "high" : "normal",
		motion: reducedMotion ? "reduced" : "full",
	});
}
