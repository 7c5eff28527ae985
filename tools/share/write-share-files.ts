import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { readerHref } from "../../src/documents/catalogue.ts";
import { type ContentCache, contentKey } from "../content-cache.ts";
import { addressOf, type SiteAddress } from "../site-address.ts";
import { atomFeed, feedPath } from "./atom-feed.ts";
import { llmsText, sectionList, sectionMarkdown } from "./llms.ts";
import { pageMarkdown } from "./page-markdown.ts";
import type { SharePage } from "./share-pages.ts";
import { robots, sitemap } from "./sitemap.ts";

export interface ShareFiles {
	/** The built site. */
	dist: string;
	pages: readonly SharePage[];
	/** The prerendered markup of a canonical path. */
	markupOf: (path: string) => string;
	site: SiteAddress;
	/** The origin for files that need one: sitemap and robots. */
	sitemapOrigin: string;
	cache: ContentCache;
}

/** Writes the machine-readable files: markdown of every page, `llms.txt`, the feed, sitemap and `robots.txt`. */
export function writeShareFiles({ dist, pages, markupOf, site, sitemapOrigin, cache }: ShareFiles): void {
	const write = (path: string, text: string) => {
		mkdirSync(dirname(join(dist, path)), { recursive: true });
		writeFileSync(join(dist, path), text);
	};
	const converter = converterKey();
	for (const page of pages) {
		if (page.kind === "document") continue;
		if (page.kind === "section" && page.path !== readerHref) {
			write(page.markdown, sectionMarkdown(pages, page, site));
			continue;
		}
		const markup = mainOf(markupOf(page.path));
		const key = contentKey([converter, addressOf(site, page.path), site.origin, markup]);
		const known = cache.get(key)?.toString();
		const text = known ?? pageMarkdown(markup, addressOf(site, page.path), site.origin);
		if (known === undefined) cache.put(key, text);
		write(page.markdown, page.path === readerHref ? `${text}\n${sectionList(pages, site)}` : text);
	}
	write("/llms.txt", llmsText(pages, site));
	const feed = atomFeed(pages, site);
	if (feed !== undefined) write(feedPath, feed);
	const sitemapSite = { ...site, origin: sitemapOrigin };
	if (sitemapOrigin !== "") write("/sitemap.xml", sitemap(pages, sitemapSite));
	// Robots only look for it at the root of a host.
	if (site.base === "/") write("/robots.txt", robots(sitemapSite));
}

/** The page's own part of its markup, without the names of built files, which change even if the page does not. */
const mainOf = (markup: string): string =>
	markup
		.slice(markup.indexOf("<main"), markup.indexOf("</main>") + "</main>".length)
		.replace(/ href="[^"]*\/assets\/[^"]*"/g, "");

/** Identifies everything that converts markup into markdown. */
function converterKey(): string {
	const { resolve } = createRequire(import.meta.url);
	const packages = ["hast-util-from-html", "hast-util-to-mdast", "mdast-util-to-markdown", "mdast-util-gfm"];
	const lock = packages.map((name) => readFileSync(join(dirname(resolve(name)), "package.json"), "utf8"));
	return contentKey([readFileSync(join(import.meta.dirname, "page-markdown.ts")), ...lock]);
}
