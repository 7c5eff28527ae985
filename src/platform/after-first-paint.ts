/** How long after the page has loaded a paint is awaited that the browser may never report, in ms. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Calls back once the page has shown something. At once if it already has, in a hidden tab, which paints nothing, and
 * in a browser that does not report paints; some seconds after the page has loaded if one is announced and never comes.
 */
export function afterFirstPaint(then: () => void): void {
	const tells = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint");
	if (!tells || document.visibilityState === "hidden") {
		then();
		return;
	}
	let isDone = false;
	const done = () => {
		if (!isDone) then();
		isDone = true;
	};
	try {
		const observer = new PerformanceObserver((list) => {
			if (list.getEntriesByName("first-contentful-paint").length === 0) return;
			observer.disconnect();
			done();
		});
		observer.observe({ type: "paint", buffered: true });
		addEventListener("load", () => setTimeout(done, LONGEST_WAIT_MS));
	} catch {
		done();
	}
}
