/** No answer came in time. */
export class NoAnswer extends Error {
	override name = "NoAnswer";
}

/** The visitor does not wait any longer. */
export class Stopped extends Error {
	override name = "Stopped";
}

/**
 * Asks something and waits a limited time. What comes later is ignored, be it an answer or an error.
 * @param ask may also throw, or answer with anything that has a `then`
 * @throws NoAnswer after `limitMs`, Stopped when `stop` aborts
 */
export function withinTime(ask: () => unknown, limitMs: number, stop?: AbortSignal): Promise<unknown> {
	return new Promise((resolve, reject) => {
		const onStop = () => settle(() => reject(new Stopped("stopped by the visitor")));
		const late = () => reject(new NoAnswer(`no answer within ${limitMs / 1000} seconds`));
		const timer = setTimeout(() => settle(late), limitMs);
		const settle = (then: () => void) => {
			clearTimeout(timer);
			stop?.removeEventListener("abort", onStop);
			then();
		};
		stop?.addEventListener("abort", onStop);
		if (stop?.aborted) return onStop();
		// Asked in a promise of its own: what `ask` throws, and what a strange `then` does, ends there.
		new Promise((answered) => answered(ask())).then(
			(answer) => settle(() => resolve(answer)),
			(error: unknown) => settle(() => reject(error)),
		);
	});
}
