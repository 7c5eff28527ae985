import { siteTitle } from "#src/content/site-map.ts";
import { type Route, siteMapEntry } from "./match-path.ts";

/** What a page says of itself to browsers, search engines and announcements. */
export interface PageHead {
	/** The page's own name, without the site's. */
	name: string;
	description: string;
	/** Path of the address that search engines shall keep, without base. */
	canonicalPath: string;
	/** True for addresses that shall not be indexed: unknown paths. */
	noindex: boolean;
}

/** The head of a route by the site map and its page's own words; pages with addresses of their own (documents) refine it. */
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
