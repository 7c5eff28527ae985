import { cacheNames, matchOptions } from "./caches.ts";
import { namedFiles } from "./kept-page.ts";

/**
 * A visited page's copy and its HTML, as long as every file that it names is there: without its scripts, which may have
 * been evicted, a page opens and does not respond.
 * @param key see `pageKey`
 * @param base path the site is mounted at, with a slash at both ends
 */
export async function wholeCopy(key: string, base: string): Promise<{ copy: Response; html: string } | undefined> {
	const copy = await caches.match(key, { cacheName: cacheNames.pages, ...matchOptions });
	const html = await copy
		?.clone()
		.text()
		.catch(() => "");
	if (!copy || !html) return;
	const files = namedFiles(html, base).map((file) => caches.match(new URL(file, key).href, matchOptions));
	if ((await Promise.all(files)).every(Boolean)) return { copy, html };
}
