import { documentTitle, type PageHead } from "#src/navigation/page-head.ts";
import { url } from "#src/navigation/url.ts";

/** Brings the document's head in line with the page that is shown; prerendering wrote the first one. */
export function showHead(head: PageHead): void {
	document.title = documentTitle(head);
	set('meta[name="description"]', "content", head.description);
	set('meta[property="og:title"]', "content", documentTitle(head));
	set('meta[property="og:description"]', "content", head.description);
	set('link[rel="canonical"]', "href", canonicalUrl(head));
	showRobots(head.noindex);
}

/** Absolute, as search engines want it: on the origin that the build was told, else on the one the site stands on. */
const canonicalUrl = (head: PageHead) =>
	new URL(url(head.canonicalPath), import.meta.env.VITE_SITE_ORIGIN || location.origin).href;

function set(selector: string, attribute: string, value: string): void {
	document.head.querySelector(selector)?.setAttribute(attribute, value);
}

function showRobots(noindex: boolean): void {
	const existing = document.head.querySelector('meta[name="robots"]');
	if (!noindex) existing?.remove();
	else if (!existing) {
		const meta = document.createElement("meta");
		meta.name = "robots";
		meta.content = "noindex";
		document.head.append(meta);
	}
}
