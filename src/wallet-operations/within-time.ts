/** There was no answer in time. */
export class NoAnswer extends Error {
	override name = "NoAnswer";
}

/** The visitor stopped waiting. */
export class Stopped extends Error {
	override name = "Stopped";
}

/**
 * Asks and waits for a limited time. Anything later is ignored, whether answer or error.
 * @param ask may throw, or return any thenable
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
		// Wrapped in a promise of its own, which contains whatever `ask` throws and whatever a misbehaving thenable does.
		new Promise((answered) => answered(ask())).then(
			(answer) => settle(() => resolve(answer)),
			(error: unknown) => settle(() => reject(error)),
		);
	});
}
