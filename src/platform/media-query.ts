/** Whether a media query matches now; false where there is no `matchMedia`, as while prerendering. */
export function matchesMedia(query: string): boolean {
	return globalThis.matchMedia?.(query).matches ?? false;
}

/** Calls back whenever the query begins or ceases to match. @returns the function that stops it */
export function onMediaChange(query: string, changed: (matches: boolean) => void): () => void {
	const list = globalThis.matchMedia?.(query);
	const listen = (event: MediaQueryListEvent) => changed(event.matches);
	list?.addEventListener("change", listen);
	return () => list?.removeEventListener("change", listen);
}
