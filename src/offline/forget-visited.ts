import { cacheNames, shellFile } from "./caches.ts";
import { namedFiles } from "./kept-page.ts";

/**
 * Deletes visited pages and the files that only they need.
 * @param scope the site's own address, with a trailing slash
 */
export async function forgetVisited(scope: string): Promise<void> {
	await Promise.all([cacheNames.pages, cacheNames.documents].map((name) => caches.delete(name)));
	const shell = await caches.match(scope + shellFile, { cacheName: cacheNames.shell });
	const needed = new Set(namedFiles((await shell?.text()) ?? "", new URL(scope).pathname));
	const assets = await caches.open(cacheNames.assets);
	for (const request of await assets.keys())
		if (!needed.has(new URL(request.url).pathname)) await assets.delete(request);
}
