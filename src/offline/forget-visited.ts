import { cacheNames, shellFile } from "./caches.ts";
import { namedFiles } from "./kept-page.ts";

/** Forgets visited pages and all that only they needed. @param scope the site's own address, with a slash at its end */
export async function forgetVisited(scope: string): Promise<void> {
	await Promise.all([cacheNames.pages, cacheNames.documents].map((name) => caches.delete(name)));
	const shell = await caches.match(scope + shellFile, { cacheName: cacheNames.shell });
	const needed = new Set(namedFiles((await shell?.text()) ?? "", new URL(scope).pathname));
	const assets = await caches.open(cacheNames.assets);
	for (const request of await assets.keys())
		if (!needed.has(new URL(request.url).pathname)) await assets.delete(request);
}
