/**
 * Calls back in the next moment that the page has to spare: for what is wanted, but after what is being shown.
 * @param withinMs longest wait, in ms
 * @returns the function that calls it off
 */
export function whenIdle(callback: () => void, withinMs: number): () => void {
	let calledOff = false;
	const run = () => void (calledOff || callback());
	// Safari has no idle callbacks before version 27, and nothing that tells when it is busy: there it waits a little.
	if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: withinMs });
	else setTimeout(run, withinMs / 10);
	return () => {
		calledOff = true;
	};
}
