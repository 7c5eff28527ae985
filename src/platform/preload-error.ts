import { now } from "./clock.ts";
import { isHandledInPlace } from "./import-in-place.ts";
import { siteAnswers } from "./site-answers.ts";
import { readItem, writeItem } from "./storage.ts";

const KEY = "sakura-reloaded-at";
const ONCE_WITHIN_MS = 60_000;

let stay: Promise<unknown> = Promise.resolve();

/**
 * Fulfils when the page stays: at once, unless a chunk just failed and a reload is being considered. Stays pending if
 * the page is about to reload, so that no error is shown in its last moment.
 */
export const pageStays = (): Promise<unknown> => stay;

let resolveFirstFailure: () => void;

/** Fulfils once a chunk has failed that a visitor asked for: from then on the page may be about to reload. */
export const firstFailure = new Promise<void>((resolve) => {
	resolveFirstFailure = resolve;
});

/**
 * After a deployment an open page requests chunks that no longer exist. Vite then raises `vite:preloadError`, and the
 * page is reloaded once to get the new chunks. The error screen handles the remaining cases: a second failure within a
 * minute, or storage that cannot remember the first, so that the page never reloads in a loop; and a site that does
 * not answer, because a reload would replace a page that can still be read by the browser's own error page.
 * Specification 8.
 */
export function reloadOnceOnPreloadError(): void {
	let asking: Promise<boolean> | null = null;
	window.addEventListener("vite:preloadError", ({ payload }) => {
		const leaving = shouldReload(payload);
		stay = Promise.all([stay, leaving.then((leaves) => leaves && new Promise(() => {}))]);
	});

	async function shouldReload(error: unknown): Promise<boolean> {
		// The importer sees the failure after this event, and only then marks it as handled or not.
		await new Promise((resolve) => setTimeout(resolve));
		if (isHandledInPlace(error)) return false;
		resolveFirstFailure();
		if (!asking && reloadedRecently()) return false;
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

/**
 * Whether the page was reloaded within the last minute. A stored time that is invalid, or in the future because the
 * clock was set back, is ignored.
 */
function reloadedRecently(): boolean {
	const since = now().getTime() - Number(readItem(KEY, "session") ?? "none");
	return since >= 0 && since < ONCE_WITHIN_MS;
}
