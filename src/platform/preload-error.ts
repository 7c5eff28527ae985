import { now } from "./clock.ts";
import { readItem, writeItem } from "./storage.ts";

const KEY = "sakura-reloaded-at";
const ONCE_WITHIN_MS = 60_000;

/**
 * After a deployment an open page asks for chunks that are gone. Vite then raises `vite:preloadError`: the page is
 * reloaded once, to get the new ones. A second failure within a minute, or storage that cannot remember the first,
 * is left to the error screen, so that nothing ever reloads in a loop. Specification 8.
 */
export function reloadOnceOnPreloadError(): void {
	window.addEventListener("vite:preloadError", () => {
		const last = Number(readItem(KEY, "session") ?? 0);
		const current = now().getTime();
		if (current - last < ONCE_WITHIN_MS) return;
		if (writeItem(KEY, String(current), "session")) location.reload();
	});
}
