import { siteTitle } from "#src/content/site-map.ts";
import { type Route, siteMapEntry } from "./match-path.ts";

/** A page's metadata for browsers, search engines and announcements. */
export interface PageHead {
	/** The page's own name, without the site's. */
	name: string;
	description: string;
	/** Path of the canonical address, without base. */
	canonicalPath: string;
	/** True for addresses that must not be indexed: unknown paths. */
	noindex: boolean;
}

/**
 * The head of a route, from the site map and its page's description. Pages with addresses of their own (documents)
 * refine it.
 */
export function pageHead(route: Route, description: string): PageHead {
	const entry = siteMapEntry(route.page);
	return {
		name: entry.title,
		description,
		canonicalPath: entry.paths[0],
		noindex: !route.known,
	};
}

/** The text of `<title>`. */
export const documentTitle = (head: PageHead): string => `${head.name} · ${siteTitle}`;
