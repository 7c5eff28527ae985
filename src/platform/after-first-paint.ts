/**
 * Calls back once the page has shown something. At once if it already has, in a hidden tab, which paints nothing, and
 * in a browser that does not report paints.
 */
export function afterFirstPaint(then: () => void): void {
	const tells = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint");
	if (!tells || document.visibilityState === "hidden") {
		then();
		return;
	}
	const observer = new PerformanceObserver((list) => {
		if (list.getEntriesByName("first-contentful-paint").length === 0) return;
		observer.disconnect();
		then();
	});
	observer.observe({ type: "paint", buffered: true });
}
