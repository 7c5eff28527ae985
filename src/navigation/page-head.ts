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

/** The head of a route as the site map tells it; pages with addresses of their own (documents) refine it. */
export function siteMapHead(route: Route): PageHead {
	const entry = siteMapEntry(route.page);
	return {
		name: entry.title,
		description: entry.description,
		canonicalPath: entry.paths[0],
		noindex: !route.known,
	};
}

/** The text of `<title>`. */
export const documentTitle = (head: PageHead): string => `${head.name} · ${siteTitle}`;
