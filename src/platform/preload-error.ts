import { now } from "./clock.ts";
import { isKeptInPlace } from "./import-in-place.ts";
import { siteAnswers } from "./site-answers.ts";
import { readItem, writeItem } from "./storage.ts";

const KEY = "sakura-reloaded-at";
const ONCE_WITHIN_MS = 60_000;

let stay: Promise<void> = Promise.resolve();

/**
 * Fulfils when the page stays: at once, unless a chunk just failed and a reload is being considered. While the page is
 * about to go it stays pending, so that no error is shown in its last moment.
 */
export const pageStays = (): Promise<void> => stay;

let tellOfFailure: () => void;

/** Fulfilled once a chunk that somebody needs has failed: from then on the page may be about to be reloaded. */
export const firstFailure = new Promise<void>((resolve) => {
	tellOfFailure = resolve;
});

/**
 * After a deployment an open page asks for chunks that are gone. Vite then raises `vite:preloadError`: the page is
 * reloaded once, to get the new ones. Left to the error screen are a second failure within a minute or storage that
 * cannot remember the first, so that nothing ever reloads in a loop, and a site that does not answer, because a reload
 * would put the browser's own error page in place of what can still be read. Specification 8.
 */
export function reloadOnceOnPreloadError(): void {
	let asking: Promise<boolean> | null = null;
	window.addEventListener("vite:preloadError", ({ payload }) => {
		const leaving = shallLeave(payload);
		stay = Promise.all([stay, leaving.then((leaves) => (leaves ? new Promise<void>(() => {}) : undefined))]).then();
	});

	async function shallLeave(error: unknown): Promise<boolean> {
		// Whoever imports learns of the failure after this event, and only then keeps it to the page or does not.
		await new Promise((resolve) => setTimeout(resolve));
		if (isKeptInPlace(error)) return false;
		tellOfFailure();
		if (!asking && reloadedLately()) return false;
		asking ??= siteAnswers()
			.then((answers) => answers && writeItem(KEY, String(now().getTime()), "session"))
			.then((leaves) => {
				asking = null;
				if (leaves) location.reload();
				return leaves;
			});
		return asking;
	}
}

/** A stored time that is no time, or lies ahead because the clock was set back, counts for nothing. */
function reloadedLately(): boolean {
	const since = now().getTime() - Number(readItem(KEY, "session") ?? "none");
	return since >= 0 && since < ONCE_WITHIN_MS;
}
