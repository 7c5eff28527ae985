/** Whether a media query matches now; false where there is no window or no `matchMedia`. */
export function matchesMedia(query: string): boolean {
	return typeof window !== "undefined" && typeof window.matchMedia === "function" && window.matchMedia(query).matches;
}

/** Calls back whenever the query begins or ceases to match. @returns the function that stops it */
export function onMediaChange(query: string, changed: (matches: boolean) => void): () => void {
	if (typeof window.matchMedia !== "function") return () => {};
	const list = window.matchMedia(query);
	const listen = (event: MediaQueryListEvent) => changed(event.matches);
	list.addEventListener("change", listen);
	return () => list.removeEventListener("change", listen);
}
