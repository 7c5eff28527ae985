/** Calls back once the page has loaded; at once where it has. */
export function afterLoad(then: () => void): void {
	if (document.readyState === "complete") then();
	else window.addEventListener("load", then, { once: true });
}

/** How long ago the page has loaded, in ms; 0 where it is just about to, or the browser does not tell. */
export function sinceLoad(): number {
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	const { loadEventStart = 0 } = navigation ?? {};
	return loadEventStart > 0 ? performance.now() - loadEventStart : 0;
}

/** The time in ms since 1970, as whole ms; for scripts that share nothing with the application, whose clock is `clock.ts`. */
export const epochTime = (): number => Math.round(performance.timeOrigin + performance.now());
