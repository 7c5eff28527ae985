/**
 * Gives the bar that a phone's browser or an installed site's window shows around the page the page's background, in
 * every season and mode. It reads computed styles, and is therefore for later than the first paint.
 * @returns a function that stops and removes what was added
 */
export function followBackground(): () => void {
	const root = document.documentElement;
	const bar = document.createElement("meta");
	bar.name = "theme-color";
	document.head.append(bar);
	const show = () => {
		bar.content = getComputedStyle(root).getPropertyValue("--background");
	};
	show();
	const appearance = new MutationObserver(show);
	appearance.observe(root, { attributes: true });
	return () => {
		appearance.disconnect();
		bar.remove();
	};
}
