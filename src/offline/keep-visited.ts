import { now } from "#src/platform/clock.ts";
import { cacheNames } from "./caches.ts";
import { isPageOf, markKept, namedFiles, pageKey } from "./kept-page.ts";
import type { VisitedMessage } from "./worker-types.ts";

/** What keeping a page takes of the worker, which does it: a hundred files asked for by the page itself would be felt there. */
export interface Keeping {
	/** The site's own address, with a slash at its end. */
	scope: string;
	/** Keeps a file that is not kept yet. @throws where it cannot be had, or there is no room */
	keepFile: (file: string) => Promise<void>;
	/** Whether the visitor has had visited pages forgotten since this one was visited. */
	isForgotten: () => boolean;
}

/**
 * Keeps a visited page with all that it names and has loaded, so that it opens again without a network. Where there is no
 * room or no network, nothing happens.
 */
export async function keepVisited(
	{ path, loaded }: VisitedMessage,
	{ scope, keepFile, isForgotten }: Keeping,
): Promise<void> {
	try {
		const answer = await fetch(scope + path.slice(1), { priority: "low" });
		const html = answer.ok ? await answer.text() : "";
		if (!isPageOf(html, path)) return;
		const headers = new Headers(answer.headers);
		// The text is neither as long nor as compressed as it came.
		for (const name of ["content-encoding", "content-length"]) headers.delete(name);
		const copy = new Response(markKept(html, now().toISOString()), { headers });
		for (const file of new Set([...namedFiles(html, new URL(scope).pathname), ...loaded])) {
			if (isForgotten()) return;
			await keepFile(file);
		}
		// The page comes last: what is kept of it is whole.
		const pages = await caches.open(cacheNames.pages);
		if (!isForgotten()) await pages.put(pageKey(answer.url), copy);
	} catch {
		// It stays a page that needs the network.
	}
}
