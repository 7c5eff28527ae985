/**
 * The address under which a page is kept: without query, fragment and trailing slash, which change nothing about its HTML.
 * @example pageKey("https://example.org/tokens/?season=winter#staking") // "https://example.org/tokens"
 */
export function pageKey(url: string): string {
	const { origin, pathname } = new URL(url);
	return origin + (pathname.replace(/\/+$/, "") || "/");
}

/**
 * Whether a page was built for this very path. One that stands in for others (for unknown paths, for documents by their ids)
 * says so itself: the path it was rendered for is another.
 * @param path without base and trailing slash
 */
export const isPageOf = (html: string, path: string): boolean => html.includes(`<div id="root" data-path="${path}">`);

/**
 * The files that a page cannot do without: everything under `assets/` and `docs/` that its HTML names, also those that are
 * fetched later, or only by other pages from here.
 * @param base path the site is mounted at, with a slash at both ends
 * @returns paths, each once, without fragments
 */
export function namedFiles(html: string, base: string): string[] {
	const named = html.matchAll(/\s(?:src|href)="([^"#?]+)/g);
	const own = [...named].flatMap(([, address = ""]) => {
		const path = address.startsWith(base) ? address.slice(base.length) : "";
		return /^(?:assets|docs)\/.+\.\w+$/.test(path) ? [address] : [];
	});
	return [...new Set(own)];
}

/** Marks a page's HTML as a copy of this moment; what shows it can say so. @param date ISO 8601 */
export const markKept = (html: string, date: string): string =>
	html.replace(/^(<!doctype html>\s*<html)\b/i, `$1 data-kept="${date}"`);

/** The page's own name, without the site's: "Server Capsules". */
export function pageName(html: string): string | undefined {
	const [, title] = /<title>(.*?)( · [^<·]*)?<\/title>/.exec(html) ?? [];
	return title?.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

/**
 * Whether the shell belongs to another version than the page that looks at it.
 * @param scripts addresses of the page's scripts, as they stand there; what extensions put among them says nothing
 * @param base path the site is mounted at, with a slash at both ends
 */
export const isOtherVersion = (shell: string, scripts: readonly string[], base: string): boolean =>
	scripts.some((script) => script.startsWith(base) && !shell.includes(`"${script}"`));
