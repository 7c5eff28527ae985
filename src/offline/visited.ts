import { url, withoutBase } from "#src/navigation/url.ts";
import { cacheNames, listFile } from "./caches.ts";
import { pageKey, pageName } from "./kept-page.ts";
import { wholeCopy } from "./whole-copy.ts";

export interface KeptPage {
	/** Without base. */
	path: string;
	name: string;
}

/** Visited pages that open without a network, latest first. @param most maximum number of pages */
export async function visitedPages(most: number): Promise<KeptPage[]> {
	const keys = (await (await caches.open(cacheNames.pages)).keys()).toReversed();
	const pages: KeptPage[] = [];
	for (const { url: key } of keys) {
		const whole = await wholeCopy(key, url("/"));
		if (!whole) continue;
		const path = withoutBase(new URL(key).pathname);
		pages.push({ path, name: pageName(whole.html) ?? path });
		if (pages.length === most) break;
	}
	return pages;
}

/**
 * Whether the page at a path opens without a network if it is loaded anew: as it was served, or with everything that
 * was kept on request, perhaps since this page was loaded.
 * @param path without base
 */
export async function opensAnew(path: string): Promise<boolean> {
	const key = pageKey(new URL(url(path), location.href).href);
	return (await wholeCopy(key, url("/"))) !== undefined || isEverythingKept();
}

/** Whether everything has been kept on request, by this build or an earlier one. */
export async function isEverythingKept(): Promise<boolean> {
	return (await caches.match(url(`/${listFile}`), { cacheName: cacheNames.kept })) !== undefined;
}

/** How many pages are kept because they were visited, and the total size of everything kept for them, in bytes. */
export async function visitedSize(): Promise<{ pages: number; bytes: number }> {
	const { pages, documents, assets } = cacheNames;
	const sizes = [pages, documents, assets].map(async (name) => {
		const cache = await caches.open(name);
		const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
		const blobs = await Promise.all(answers.map((answer) => answer?.blob().catch(() => undefined)));
		return blobs.reduce((sum, blob) => sum + (blob?.size ?? 0), 0);
	});
	const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
	return { pages: (await (await caches.open(pages)).keys()).length, bytes };
}
