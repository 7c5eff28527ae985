import { siteMap } from "#src/content/site-map.ts";
import type { PageKey, SiteMapEntry } from "./site-map-entry.ts";

/** A parsed path. `path` has no trailing slash; `known` is false when home stands in for an unknown path. */
export interface Route {
	page: PageKey;
	path: string;
	known: boolean;
}

const entryByPath = new Map(siteMap.flatMap((entry) => entry.paths.map((path) => [path, entry] as const)));

/**
 * The page a path opens: exact paths first, then plain prefixes, else home.
 * @param pathname path without base, query and fragment, in any form that `plainPath` knows
 * @example matchPath("/documentationfoo").page // "cli"
 * @example matchPath("/nowhere") // { page: "home", path: "/nowhere", known: false }
 * Specification 2.1
 */
export function matchPath(pathname: string): Route {
	const path = plainPath(pathname);
	const entry = entryByPath.get(path) ?? entryByPrefix(path);
	return { page: entry?.key ?? "home", path, known: entry !== undefined };
}

/**
 * A path as the site writes it: no repeated slashes, none at its end, no folder's file, and none of `/-._~`
 * percent-encoded. Hosts answer the other forms with the same page, or redirect to them. Every other encoding stays,
 * malformed ones included.
 * @example plainPath("//infrastructure%2Fservers/") // "/infrastructure/servers"
 */
export const plainPath = (pathname: string): string =>
	pathname
		.replace(/%(?:2[d-f]|5f|7e)/gi, decodeURIComponent)
		.replace(/\/+/g, "/")
		.replace(/\/(?:index\.html)?$/, "") || "/";

/** The page that a link leads to. @param path without base; may carry a query and a fragment */
export const routeOf = (path: string): Route => matchPath(path.split(/[?#]/, 1)[0] as string);

function entryByPrefix(path: string): SiteMapEntry | undefined {
	return siteMap.find((entry) => entry.prefixes?.some((prefix) => path.startsWith(prefix)));
}

const entryByKey = new Map(siteMap.map((entry) => [entry.key, entry]));

/** The site map's entry of a page. */
export function siteMapEntry(key: PageKey): SiteMapEntry {
	const entry = entryByKey.get(key);
	if (!entry) throw new RangeError(`No page "${key}" in the site map`);
	return entry;
}

/** The canonical path of a page, without base. */
export const pagePath = (key: PageKey): string => siteMapEntry(key).paths[0];
