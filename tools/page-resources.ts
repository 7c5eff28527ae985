import { posix } from "node:path";

/** The resources that a built page makes a browser load, by the addresses in its HTML. */
export interface PageResources {
	/** Scripts and module preloads: the first-load JavaScript, before their own imports. */
	scripts: string[];
	/** The subset referenced by `<script>`: what every page starts with. */
	entries: string[];
	/** Render-blocking ones only, not those kept for after the first paint or for browsers without script. */
	stylesheets: string[];
	/** `<link rel="preload" as="font">` */
	fonts: string[];
	/** Everything that is loaded, including the above: images, icons, manifests, frames. */
	loaded: string[];
}

/** Attributes by lower-case name, with entities decoded as far as addresses need it. */
function attributesOf(tag: string): Map<string, string> {
	const attributes = new Map<string, string>();
	for (const match of tag.matchAll(/\s([a-zA-Z][\w:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)) {
		const value = match[2] ?? match[3] ?? match[4] ?? "";
		attributes.set((match[1] ?? "").toLowerCase(), value.replaceAll("&amp;", "&"));
	}
	return attributes;
}

/** `rel` values that make the browser contact the address; canonical, alternate and author are only metadata. */
const loadingRelations = /^(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|manifest|.*icon)$/;

/**
 * Reads the loaded resources from a page's HTML. Comments and the text of inline scripts are not markup; what is kept
 * for after the load is weighed separately.
 * @example readPageResources('<script src="/a.js"></script>').scripts // ["/a.js"]
 */
export function readPageResources(html: string): PageResources {
	const markup = html
		.replace(/<!--.*?-->/gs, "")
		.replace(/<template id="after-load">.*?<\/template>/gs, "")
		.replace(/(<(script|style|textarea|title)\b[^>]*>).*?(?=<\/\2\s*>)/gis, "$1");
	const page: PageResources = { scripts: [], entries: [], stylesheets: [], fonts: [], loaded: [] };
	const inlineStyles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style\s*>/gis)].map((match) => match[1] ?? "");
	page.loaded.push(...inlineStyles.flatMap(readStyleAddresses));
	const later = [...markup.matchAll(/<(template|noscript)\b.*?<\/\1\s*>/gis)];
	for (const match of markup.matchAll(/<([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi)) {
		const [tag, name = ""] = match;
		const attributes = attributesOf(tag);
		const source = name.toLowerCase() === "a" ? undefined : attributes.get("src");
		if (source) page.loaded.push(source);
		for (const candidate of (attributes.get("srcset") ?? "").split(/,\s+/))
			if (candidate.trim()) page.loaded.push(candidate.trim().split(/\s/)[0] ?? "");
		if (name.toLowerCase() === "script" && source) {
			page.scripts.push(source);
			page.entries.push(source);
		}
		page.loaded.push(...readStyleAddresses(attributes.get("style") ?? ""));
		if (name.toLowerCase() !== "link") continue;
		readLink(
			attributes,
			page,
			!later.some(({ 0: part, index }) => index < match.index && match.index < index + part.length),
		);
	}
	return page;
}

function readLink(attributes: Map<string, string>, page: PageResources, isWaitedFor: boolean): void {
	const relations = (attributes.get("rel") ?? "").toLowerCase().split(/\s+/);
	const address = attributes.get("href");
	// A disabled style sheet is not fetched.
	if (!address || attributes.has("disabled")) return;
	if (relations.some((relation) => loadingRelations.test(relation))) page.loaded.push(address);
	if (relations.includes("modulepreload")) page.scripts.push(address);
	if (relations.includes("preload") && attributes.get("as") === "script") page.scripts.push(address);
	if (relations.includes("stylesheet") && isWaitedFor) page.stylesheets.push(address);
	if (relations.includes("preload") && attributes.get("as") === "font") page.fonts.push(address);
}

/** Addresses a stylesheet loads: `url(…)` and `@import "…"`. */
export function readStyleAddresses(css: string): string[] {
	const plain = css.replace(/\/\*.*?\*\//gs, "");
	const pattern = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi;
	return [...plain.matchAll(pattern)].map((match) => match.slice(1).find((part) => part !== undefined) ?? "");
}

/** True for an address on another host; `data:` stays in the page. */
export function isForeign(address: string): boolean {
	return /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(address.trim());
}

/**
 * The file inside the site's folder that an address of ours refers to.
 * @param base path of the referencing file, from the folder: `docs/a/index.html`
 */
export function siteFile(address: string, base: string): string {
	const path = address.replace(/[?#].*$/s, "");
	return path.startsWith("/") ? path.slice(1) : posix.join(posix.dirname(base), path);
}
