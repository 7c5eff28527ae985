import { now } from "#src/platform/clock.ts";
import { cacheNames } from "./caches.ts";
import { copyOf, isPageOf, markKept, namedFiles, pageKey } from "./kept-page.ts";
import type { VisitedMessage } from "./worker-types.ts";

/**
 * What keeping a page needs from the worker. The worker does it, because a hundred requests from the page itself would
 * slow the page down.
 */
export interface Keeping {
	/** The site's own address, with a trailing slash. */
	scope: string;
	/** Keeps a file that is not kept yet. @throws when it cannot be fetched, or there is no room */
	keepFile: (file: string) => Promise<void>;
	/** Whether the visitor has had visited pages forgotten since this one was visited. */
	isForgotten: () => boolean;
}

/**
 * Keeps a visited page with every file it names and has loaded, so that it opens again without a network. Without room
 * or network, nothing happens.
 */
export async function keepVisited(
	{ path, loaded }: VisitedMessage,
	{ scope, keepFile, isForgotten }: Keeping,
): Promise<void> {
	try {
		const answer = await fetch(scope + path.slice(1), { priority: "low" });
		const html = answer.ok ? await answer.text() : "";
		if (!isPageOf(html, path)) return;
		const copy = copyOf(answer, markKept(html, now().toISOString()));
		const assets = await caches.open(cacheNames.assets);
		const kept = new Set((await assets.keys()).map(({ url }) => new URL(url).pathname));
		// After an hour `loaded` is everything that the tab has shown. What the page names is also marked as used again.
		const missing = loaded.filter((file) => !kept.has(file));
		for (const file of new Set([...namedFiles(html, new URL(scope).pathname), ...missing])) {
			if (isForgotten()) return;
			await keepFile(file);
		}
		// The page comes last, so that a kept page is complete.
		const pages = await caches.open(cacheNames.pages);
		if (!isForgotten()) await pages.put(pageKey(answer.url), copy);
	} catch {
		// The page still needs the network.
	}
}
