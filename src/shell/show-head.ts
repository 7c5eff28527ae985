import { documentTitle, type PageHead } from "#src/navigation/page-head.ts";
import { url } from "#src/navigation/url.ts";

/**
 * The served page's metadata for machines. They read it when the page is served; it does not apply to another page.
 */
const saidOfServedPage =
	'meta[property^="og:"],link[type="text/markdown"],link[type="application/json"],script[type="application/ld+json"]';

/** Updates the document's head for the page that is shown; prerendering wrote the first one. */
export function showHead(head: PageHead): void {
	document.title = documentTitle(head);
	document.head.querySelector('meta[name="description"]')?.setAttribute("content", head.description);
	const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
	const address = canonicalUrl(head);
	if (canonical && new URL(canonical.href).pathname !== new URL(address).pathname)
		for (const element of document.head.querySelectorAll(saidOfServedPage)) element.remove();
	canonical?.setAttribute("href", address);
	showRobots(head.noindex);
}

/** Absolute, as search engines require: on the origin the build was given, else on the current one. */
const canonicalUrl = (head: PageHead) =>
	new URL(url(head.canonicalPath), import.meta.env.VITE_SITE_ORIGIN || location.origin).href;

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
