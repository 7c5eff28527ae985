import { createHash } from "node:crypto";
import { siteTitle } from "../../src/content/site-map.ts";
import { addressOf, type SiteAddress } from "../site-address.ts";
import type { SharePage } from "./share-pages.ts";
import { escapeMarkup, xmlDocument } from "./xml.ts";

export const feedPath = "/feed.atom";
export const feedTitle = `Documents of the ${siteTitle}`;

/** The maximum number of entries: enough for a reader who has been away for a good while. */
const longest = 50;

/**
 * An identifier that stays the same when the site moves to another host: a name-based UUID.
 * @example permanentId("/docs/technical-architecture/server-capsules") // "urn:uuid:…"
 * Source: RFC 9562, 5.8
 */
export function permanentId(name: string): string {
	const hex = createHash("sha256").update(`sakura-ecosystem ${name}`).digest("hex");
	const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
	return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Documents whose dates are known, the latest change first and then in reading order. */
export function changedDocuments(pages: readonly SharePage[]): SharePage[] {
	return pages
		.filter(({ kind, updated }) => kind === "document" && updated !== null)
		.sort((one, other) => (other.updated ?? "").localeCompare(one.updated ?? ""))
		.slice(0, longest);
}

/** Git gives the day; a feed requires a time. */
const moment = (day: string): string => `${day}T00:00:00Z`;

/**
 * New and changed documents as an Atom feed.
 * @returns undefined when no document's date is known, because an entry requires one
 * Source: RFC 4287
 */
export function atomFeed(pages: readonly SharePage[], site: SiteAddress): string | undefined {
	const entries = changedDocuments(pages);
	const latest = entries[0]?.updated;
	if (!latest) return undefined;
	const href = (path: string) => escapeMarkup(addressOf(site, path));
	return xmlDocument([
		'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
		`<id>${permanentId(feedPath)}</id>`,
		`<title>${escapeMarkup(feedTitle)}</title>`,
		`<updated>${moment(latest)}</updated>`,
		`<author><name>${escapeMarkup(siteTitle)}</name></author>`,
		`<link rel="self" type="application/atom+xml" href="${href(feedPath)}"/>`,
		`<link rel="alternate" type="text/html" href="${href("/docs")}"/>`,
		`<icon>${href("/favicon.svg")}</icon>`,
		...entries.flatMap(({ path, title, description, above, markdown, published, updated }) => [
			"<entry>",
			`<id>${permanentId(markdown)}</id>`,
			`<title>${escapeMarkup(title)}</title>`,
			`<updated>${moment(updated ?? latest)}</updated>`,
			...(published === null ? [] : [`<published>${moment(published)}</published>`]),
			`<category term="${escapeMarkup(above.at(-1)?.title ?? "")}"/>`,
			`<link rel="alternate" type="text/html" href="${href(path)}"/>`,
			`<summary>${escapeMarkup(description)}</summary>`,
			"</entry>",
		]),
		"</feed>",
	]);
}
