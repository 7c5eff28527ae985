/** Calls back once the page has loaded; at once if it already has. */
export function afterLoad(then: () => void): void {
	if (document.readyState === "complete") then();
	else window.addEventListener("load", then, { once: true });
}

/** How long ago the page loaded, in ms; 0 if it is still loading, or the browser does not report it. */
export function sinceLoad(): number {
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	const { loadEventStart = 0 } = navigation ?? {};
	return loadEventStart > 0 ? performance.now() - loadEventStart : 0;
}

/** The time in whole ms since 1970, for scripts that share nothing with the application, whose clock is `clock.ts`. */
export const epochTime = (): number => Math.round(performance.timeOrigin + performance.now());
