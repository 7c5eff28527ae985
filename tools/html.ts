import type { Manifest } from "vite";
import { siteTitle } from "../src/content/site-map.ts";
import { documentTitle, type PageHead } from "../src/navigation/page-head.ts";
import { feedPath, feedTitle } from "./share/atom-feed.ts";
import { pictureAlt, pictureSize } from "./share/picture-card.ts";
import type { SharePage } from "./share/share-pages.ts";
import { structuredData } from "./share/structured-data.ts";
import { escapeMarkup } from "./share/xml.ts";
import { addressOf, type SiteAddress } from "./site-address.ts";
import { manifestFile, touchIconFile } from "./web-manifest.ts";

/** What all pages of a build have in common. */
export interface HtmlFrame extends SiteAddress {
	/** The built index.html, with its placeholders. */
	template: string;
	manifest: Manifest;
	bootScript: string;
	contentSecurityPolicy: string;
	/** Files to preload, relative to the site, e.g. "assets/body.woff2". */
	fonts: readonly string[];
	/** Scripts to load after the page's load event, relative to the site. */
	afterLoad: readonly string[];
	/** Joins style sheets, given relative to the site, and returns the file that contains them all. */
	joinStyles: (files: readonly string[]) => string;
	/** Paths of the parsed documents, by the path of their markdown: both without base and leading slash. */
	builtDocuments: ReadonlyMap<string, string>;
	/** Whether the documents have a feed. */
	hasFeed: boolean;
}

export interface HtmlPage {
	/** Undefined if the application must go by the address alone. */
	path: string | undefined;
	/** Modules it is rendered from, as the manifest names them, or names of chunk groups. */
	sources: readonly string[];
	/** Modules whose markup stays static: the page only gets their styles. */
	stillSources?: readonly string[];
	head: PageHead;
	/** The canonical page that this is, or stands in for. */
	share: SharePage;
	markup: string;
}

/**
 * A complete page: the frame with head, boot script, the page's own chunk and style sheets, and its markup.
 * @throws Error when the markup contains a script: the page's policy would block it, and no page of ours needs one
 */
export function renderHtml(frame: HtmlFrame, page: HtmlPage): string {
	if (/<script\b/i.test(page.markup)) throw new Error(`${page.path}: prerendered markup contains a script`);
	const parts: Record<string, string> = {
		"<!--head-->": headTags(frame, page),
		"<!--boot-->": `<script>${frame.bootScript}</script>`,
		'<div id="root"></div>': `<div id="root"${pathAttribute(page.path)}>${page.markup}</div>`,
	};
	let html = frame.template;
	for (const [placeholder, content] of Object.entries(parts)) {
		if (!html.includes(placeholder)) throw new Error(`index.html must contain the placeholder ${placeholder}`);
		// A function, because "$" in the content would be special in a replacement string.
		html = html.replace(placeholder, () => content);
	}
	return deferScripts(frame, html);
}

const pathAttribute = (path: string | undefined) => (path === undefined ? "" : ` data-path="${escapeMarkup(path)}"`);

/**
 * The page is readable from its HTML alone. The scripts that hydrate it are inside a template, which loads nothing; the
 * boot script moves them into the head once the page is painted, and the scripts in `afterLoad` once it has loaded.
 */
function deferScripts(frame: HtmlFrame, html: string): string {
	const later: string[] = [];
	const now = html.replace(/\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, (tag) => {
		later.push(tag.trim());
		return "";
	});
	const template = `<template id="after-first-paint">${later.join("")}</template>`;
	const afterLoad = `<template id="after-load">${frame.afterLoad
		.map((file) => `<script type="module" crossorigin src="${frame.base}${file}"></script>`)
		.join("")}</template>`;
	return now.replace("</head>", () => `${template}${afterLoad}</head>`);
}

function headTags(frame: HtmlFrame, { sources, stillSources = [], head, share }: HtmlPage): string {
	const { scripts } = chunkFiles(frame.manifest, sources);
	const { styles } = chunkFiles(frame.manifest, [...sources, ...stillSources]);
	return [
		`<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(frame.contentSecurityPolicy)}">`,
		`<title>${escapeMarkup(documentTitle(head))}</title>`,
		`<meta name="description" content="${escapeMarkup(head.description)}">`,
		`<link rel="canonical" href="${escapeMarkup(addressOf(frame, head.canonicalPath))}">`,
		`<link rel="manifest" href="${frame.base}${manifestFile}">`,
		`<link rel="apple-touch-icon" href="${frame.base}${touchIconFile}">`,
		head.noindex ? `<meta name="robots" content="noindex">` : "",
		...frame.fonts.map(
			(file) => `<link rel="preload" href="${frame.base}${file}" as="font" type="font/woff2" crossorigin>`,
		),
		...styleLinks(frame, styles),
		...shareTags(frame, share),
		...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${frame.base}${file}">`),
	]
		.filter(Boolean)
		.join("\n\t\t");
}

/** Metadata for link previews, for readers of markdown or data, and for feed readers. */
function shareTags(frame: HtmlFrame, share: SharePage): string[] {
	const address = (path: string) => escapeMarkup(addressOf(frame, path));
	const property = (name: string, content: string | number) => `<meta property="og:${name}" content="${content}">`;
	const built = frame.builtDocuments.get(share.markdown.slice(1));
	return [
		property("type", share.kind === "document" ? "article" : "website"),
		property("site_name", siteTitle),
		property("locale", "en_GB"),
		property("title", escapeMarkup(share.title)),
		property("description", escapeMarkup(share.description)),
		// The URL must be absolute; a relative picture is still found by some consumers.
		...(frame.origin === "" ? [] : [property("url", address(share.path))]),
		property("image", address(share.picture)),
		property("image:width", pictureSize.width),
		property("image:height", pictureSize.height),
		property("image:alt", escapeMarkup(pictureAlt(share.card))),
		`<meta name="twitter:card" content="summary_large_image">`,
		// Relative to the root of the site: the offline copy is found by these two.
		`<link rel="alternate" type="text/markdown" href="${escapeMarkup(addressOf({ ...frame, origin: "" }, share.markdown))}">`,
		...(built ? [`<link rel="alternate" type="application/json" href="${frame.base}${built}">`] : []),
		...(frame.hasFeed
			? [`<link rel="alternate" type="application/atom+xml" title="${feedTitle}" href="${address(feedPath)}">`]
			: []),
		`<script type="application/ld+json">${structuredData(share, frame)}</script>`,
	];
}

/**
 * One style sheet with all of the page's styles. The individual ones are listed next to it without being fetched: the
 * chunks that need them look for a link, here and on every page visited from here, and find it.
 */
function styleLinks(frame: HtmlFrame, styles: readonly string[]): string[] {
	const link = (file: string, state = "") => `<link rel="stylesheet" crossorigin${state} href="${frame.base}${file}">`;
	if (styles.length < 2) return styles.map((file) => link(file));
	return [link(frame.joinStyles(styles)), ...styles.map((file) => link(file, " disabled"))];
}

/** Files of lazily loaded chunks that the entry does not load anyway. */
function chunkFiles(manifest: Manifest, sources: readonly string[]): { scripts: string[]; styles: string[] } {
	const known = reachable(manifest, "index.html");
	const own = sources.flatMap((source) =>
		[...reachable(manifest, chunkKey(manifest, source))].filter((key) => !known.has(key)),
	);
	const chunks = [...new Set(own)].flatMap((key) => manifest[key] ?? []);
	return {
		scripts: chunks.map((chunk) => chunk.file),
		styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
	};
}

/**
 * The key of a module's chunk, or of a chunk group by its name, because its modules have no chunks of their own.
 * @throws Error when there is none
 */
function chunkKey(manifest: Manifest, source: string): string {
	const key = manifest[source] ? source : Object.keys(manifest).find((key) => manifest[key]?.name === source);
	if (key === undefined) throw new Error(`The build has no chunk for ${source}`);
	return key;
}

/** Keys of a chunk and of everything it imports statically. */
function reachable(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
	if (found.has(key)) return found;
	found.add(key);
	for (const imported of manifest[key]?.imports ?? []) reachable(manifest, imported, found);
	return found;
}
