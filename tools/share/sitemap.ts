import { addressOf, type SiteAddress } from "../site-address.ts";
import type { SharePage } from "./share-pages.ts";
import { escapeMarkup, xmlDocument } from "./xml.ts";

/**
 * The canonical pages for search engines, each with the day of its last change if known.
 * @param site with its origin: the protocol requires absolute addresses
 * @throws Error without an origin
 * Source: sitemaps.org, version 0.9
 */
export function sitemap(pages: readonly SharePage[], site: SiteAddress): string {
	if (site.origin === "") throw new Error("A sitemap needs the origin of the site");
	return xmlDocument([
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...pages.map(({ path, updated }) => {
			const changed = updated === null ? "" : `<lastmod>${updated}</lastmod>`;
			return `<url><loc>${escapeMarkup(addressOf(site, path))}</loc>${changed}</url>`;
		}),
		"</urlset>",
	]);
}

/** Robots may read everything. Pages that must not be indexed say so themselves. */
export function robots(site: SiteAddress): string {
	const line = site.origin === "" ? "" : `\nSitemap: ${addressOf(site, "/sitemap.xml")}\n`;
	return `User-agent: *\nAllow: /\n${line}`;
}
