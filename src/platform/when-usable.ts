/** Longest wait for an idle moment, in ms. */
const longestWaitMs = 2_000;

/**
 * Calls back once the page has loaded and has a moment to spare: for what nobody waits for.
 * @returns the function that calls it off
 */
export function whenUsable(callback: () => void): () => void {
	let calledOff = false;
	const later = () => {
		if (calledOff) return;
		const run = () => void (calledOff || callback());
		// Safari has no idle callbacks before version 27.
		if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: longestWaitMs });
		else setTimeout(run, longestWaitMs / 10);
	};
	if (document.readyState === "complete") later();
	else window.addEventListener("load", later, { once: true });
	return () => {
		calledOff = true;
		window.removeEventListener("load", later);
	};
}
