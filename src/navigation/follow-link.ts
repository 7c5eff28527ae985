import { firstFailure } from "#src/platform/preload-error.ts";
import { entryKey } from "./entry-key.ts";
import { matchPath, routeOf } from "./match-path.ts";
import { goTo } from "./navigate.ts";
import { type Pages, preloadRoute } from "./page-module.ts";
import { withoutBase } from "./url.ts";

/** Hardly noticed, and enough for what is near: an empty page that is drawn meanwhile would only hold up what comes. */
const patienceMs = 200;

/** Fetches what a link leads to: for somebody who seems about to follow it. */
export const reachFor = (pages: Pages, path: string): void => void preloadRoute(pages, routeOf(path));

/** Goes where the last link leads, while that is waited for. */
let goNow: (() => void) | null = null;

/**
 * Goes where a link leads once what it shows is there, or after 200 ms with what is there by then. At once to another place
 * on the same page, and when another link is followed, so that each is an entry of the history. Whoever has gone elsewhere
 * meanwhile stays there.
 * @param path path of ours, without base; may carry a query and a fragment
 * @param options.replace takes the place of the current entry
 */
export async function followLink(pages: Pages, path: string, options?: { replace?: boolean }): Promise<void> {
	goNow?.();
	const route = routeOf(path);
	// Another place on the page: who hears of the click after the link reads the address.
	if (route.path === matchPath(withoutBase(location.pathname)).path) return goTo(path, options);
	const left = entryKey();
	const go = () => {
		if (goNow !== go) return;
		goNow = null;
		if (entryKey() === left) goTo(path, options);
	};
	goNow = go;
	const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
	// Where a reload is near, it shall be of the page that was wanted.
	await Promise.race([preloadRoute(pages, route), patience, firstFailure]);
	go();
}
