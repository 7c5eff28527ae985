/** Whether a media query matches now; false without `matchMedia`, as while prerendering. */
export function matchesMedia(query: string): boolean {
	return globalThis.matchMedia?.(query)?.matches ?? false;
}

/**
 * Calls back whenever the query starts or stops matching; never in a browser that cannot tell.
 * @returns a function that stops it
 */
export function onMediaChange(query: string, changed: (matches: boolean) => void): () => void {
	const list = globalThis.matchMedia?.(query);
	const listen = (event: MediaQueryListEvent) => changed(event.matches);
	list?.addEventListener?.("change", listen);
	return () => list?.removeEventListener?.("change", listen);
}
