import { firstFailure } from "#src/platform/preload-error.ts";
import { entryKey } from "./entry-key.ts";
import { matchPath, routeOf } from "./match-path.ts";
import { goTo } from "./navigate.ts";
import { type Pages, preloadRoute } from "./page-module.ts";
import { withoutBase } from "./url.ts";

/**
 * Barely noticeable, and long enough for content that is close at hand. Rendering an empty page meanwhile would only
 * delay the content.
 */
const maxWaitMs = 200;

/** Prefetches a link's target when the visitor seems about to follow it. */
export const prefetchLink = (pages: Pages, path: string): void => void preloadRoute(pages, routeOf(path), "prefetch");

/** Goes to the last link's target, while that is still being waited for. */
let goNow: (() => void) | null = null;

/**
 * Goes to a link's target once it has loaded, or after 200 ms with what has loaded by then. Goes at once for another
 * place on the same page, and when another link is followed, so that each becomes a history entry. If the visitor has
 * gone elsewhere meanwhile, nothing happens.
 * @param path path within the site, without base; may carry a query and a fragment
 * @param options.replace replaces the current entry
 */
export async function followLink(pages: Pages, path: string, options?: { replace?: boolean }): Promise<void> {
	goNow?.();
	const route = routeOf(path);
	// Another place on the page: later click listeners read the address.
	if (route.path === matchPath(withoutBase(location.pathname)).path) return goTo(path, options);
	const left = entryKey();
	const go = () => {
		if (goNow !== go) return;
		goNow = null;
		if (entryKey() === left) goTo(path, options);
	};
	goNow = go;
	const patience = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
	// If a reload is likely, it must load the page that was wanted.
	await Promise.race([preloadRoute(pages, route, "load"), patience, firstFailure]);
	go();
}
