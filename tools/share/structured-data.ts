import { siteTitle } from "../../src/content/site-map.ts";
import { addressOf, type SiteAddress } from "../site-address.ts";
import type { SharePage } from "./share-pages.ts";

const pageTypes = { page: "WebPage", guide: "WebPage", section: "CollectionPage", document: "TechArticle" } as const;

/**
 * A page in the vocabulary of schema.org, as the text of a JSON-LD element. Addresses are relative to the page if the
 * origin is not known. There is no search action, because no address of ours answers a search.
 * Source: schema.org; JSON-LD 1.1
 */
export function structuredData(page: SharePage, site: SiteAddress): string {
	const { kind, path, title, description, above, published, updated, picture } = page;
	const url = (of: string) => addressOf(site, of);
	const organisation = { "@type": "Organization", name: siteTitle, url: url("/"), logo: url("/icons/icon-512.png") };
	const website = { "@type": "WebSite", name: siteTitle, url: url("/"), description, inLanguage: "en" };
	if (path === "/") return asText([{ ...website, publisher: organisation }]);
	const { description: _, ...whole } = website;
	const self = {
		"@type": pageTypes[kind],
		...(kind === "document"
			? { headline: title, articleSection: above.at(-1)?.title, author: organisation }
			: { name: title }),
		url: url(path),
		description,
		image: url(picture),
		inLanguage: "en",
		isPartOf: whole,
		...(published === null ? {} : { datePublished: published }),
		...(updated === null ? {} : { dateModified: updated }),
	};
	if (above.length === 0) return asText([self]);
	const trail = [...above, { path, title }].map((step, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name: step.title,
		item: url(step.path),
	}));
	return asText([self, { "@type": "BreadcrumbList", itemListElement: trail }]);
}

/** JSON that cannot end the element it is in. */
const asText = (graph: readonly object[]): string =>
	JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
