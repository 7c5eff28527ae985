/**
 * The address under which a page is kept: without query, fragment and trailing slash, which do not affect its HTML.
 * @example pageKey("https://example.org/tokens/?season=winter#staking") // "https://example.org/tokens"
 */
export function pageKey(url: string): string {
	const { origin, pathname } = new URL(url);
	return origin + (pathname.replace(/\/+$/, "") || "/");
}

/**
 * Whether a page was built for this very path. A page that stands in for others (for unknown paths, or documents by
 * their ids) names a different path, the one it was rendered for.
 * @param path without base and trailing slash
 */
export const isPageOf = (html: string, path: string): boolean => html.includes(`<div id="root" data-path="${path}">`);

/**
 * The files that a page needs: everything under `assets/`, and Markdown and pictures under `docs/`, that its HTML names,
 * including files that are fetched later, or only by pages linked from here.
 * @param base path the site is mounted at, with a slash at both ends
 * @returns paths, each once, without fragments
 */
export function namedFiles(html: string, base: string): string[] {
	const named = html.matchAll(/\s(?:src|href)="([^"#?]+)/g);
	const own = [...named].flatMap(([, address = ""]) => {
		const path = address.startsWith(base) ? address.slice(base.length) : "";
		return /^(?:assets\/.+\.\w+|docs\/.+\.(?:md|svg))$/.test(path) ? [address] : [];
	});
	return [...new Set(own)];
}

/**
 * A response with the headers of another, and a text. It stands for the address that was asked for: browsers refuse to
 * open a page from a response that was redirected, as hosts do that serve `offline.html` as `/offline`.
 */
export function copyOf(response: Response, text: string): Response {
	const headers = new Headers(response.headers);
	// The text differs from the response body in length and compression. It has its own policy: while a release is being
	// deployed, the header's may still be the former one, which blocks the new boot script.
	for (const name of ["content-encoding", "content-length", "content-security-policy"]) headers.delete(name);
	return new Response(text, { headers });
}

/** Marks a page's HTML as a copy made now, so that the page can say so. @param date ISO 8601 */
export const markKept = (html: string, date: string): string =>
	html.replace(/^(<!doctype html>\s*<html)\b/i, `$1 data-kept="${date}"`);

/** The page's own name, without the site's: "Server Capsules". */
export function pageName(html: string): string | undefined {
	const [, title] = /<title>(.*?)( · [^<·]*)?<\/title>/.exec(html) ?? [];
	return title?.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

/**
 * Whether the shell belongs to another version than the page that checks it.
 * @param scripts `src` attributes of the page's scripts, verbatim; scripts added by extensions are ignored
 * @param base path the site is mounted at, with a slash at both ends
 */
export const isOtherVersion = (shell: string, scripts: readonly string[], base: string): boolean =>
	scripts.some((script) => script.startsWith(base) && !shell.includes(`"${script}"`));
