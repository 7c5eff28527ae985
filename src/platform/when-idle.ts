/**
 * Calls back in the page's next idle moment: for work that is wanted, but only after what is being shown.
 * @param withinMs longest wait, in ms: 2 s unless given
 * @returns a function that cancels it
 */
export function whenIdle(callback: () => void, withinMs = 2_000): () => void {
	let calledOff = false;
	const run = () => void (calledOff || callback());
	// Safari has no idle callbacks before version 27, and no other signal for being busy: there it waits a little.
	if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: withinMs });
	else setTimeout(run, withinMs / 10);
	return () => {
		calledOff = true;
	};
}
