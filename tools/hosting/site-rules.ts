import { extname } from "node:path";
import { siteMap } from "../../src/content/site-map.ts";
import { fallbackFiles } from "../../src/navigation/fallback-file.ts";

/*
 * How a built site is to be answered, by whatever server: our own reads these rules, and so do the makers of the
 * configurations for others. Paths are without base and decoded. Patterns keep to what JavaScript, PCRE and RE2 share.
 */

export const methods = ["GET", "HEAD"] as const;

/** Files below it have their content's hash in their name, so they never change. */
export const hashedFolder = "/assets/";

/** What is not hashed is asked for again each time, and answered 304 where it is the same. */
export const cacheControl = { hashed: "public, max-age=31536000, immutable", other: "no-cache" } as const;

/** Pictures of our pages, for whoever shows a link to one. */
export const sharedFolder = "/share/";

/** Whose pages may show a file of ours: our own, but the pictures are made to be shown by others. Said in this header. */
export const resourceHeader = "Cross-Origin-Resource-Policy";
export const resourcePolicy = { shared: "cross-origin", other: "same-origin" } as const;

/** A path that ends so names a file: missing, it is 404, never HTML. `v1.` does not. A trailing slash changes nothing. */
export const extensionPattern = String.raw`\.[A-Za-z0-9_-]+`;

/** Files of ours without an extension, because who reads them looks for that very name. */
export const namedFiles: readonly string[] = ["/cli/_cherry"];

/** Compressed variants are negotiated, never named. */
export const variantPattern = String.raw`\.(br|gz)/*$`;

/** Hidden files are not there, whatever lies on the disk, … */
export const dottedPattern = String.raw`/\.`;

/** … except in the folder that other programs look for. */
export const wellKnownPattern = String.raw`^/\.well-known(/[^./][^/]*)*/*$`;

/** What the site says where it has nothing to show, as plain text. */
export const plainAnswers = {
	400: "This is not a path.\n",
	404: "There is no such file.\n",
	405: "This site answers GET and HEAD only.\n",
	500: "The server could not answer this request.\n",
} as const;

export const plainText = "text/plain; charset=utf-8";

/** Every kind of file that a build may hold, by its ending, and whether it pays to compress it. */
const kinds: Record<string, { type: string; compress: boolean }> = {
	".atom": { type: "application/atom+xml; charset=utf-8", compress: true },
	".avif": { type: "image/avif", compress: false },
	".bash": { type: plainText, compress: true },
	".css": { type: "text/css; charset=utf-8", compress: true },
	".fish": { type: plainText, compress: true },
	".html": { type: "text/html; charset=utf-8", compress: true },
	".ico": { type: "image/x-icon", compress: false },
	".ics": { type: "text/calendar; charset=utf-8", compress: true },
	".jpg": { type: "image/jpeg", compress: false },
	".js": { type: "text/javascript; charset=utf-8", compress: true },
	".json": { type: "application/json; charset=utf-8", compress: true },
	".map": { type: "application/json; charset=utf-8", compress: true },
	".md": { type: "text/markdown; charset=utf-8", compress: true },
	".mjs": { type: "text/javascript; charset=utf-8", compress: true },
	".png": { type: "image/png", compress: false },
	".svg": { type: "image/svg+xml; charset=utf-8", compress: true },
	".txt": { type: plainText, compress: true },
	".wasm": { type: "application/wasm", compress: true },
	".webmanifest": { type: "application/manifest+json; charset=utf-8", compress: true },
	".webp": { type: "image/webp", compress: false },
	".woff2": { type: "font/woff2", compress: false },
	".xml": { type: "application/xml; charset=utf-8", compress: true },
};

/** Content types by ending. Without a charset, a browser would guess for a document opened on its own. */
export const contentTypes: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(kinds).map(([ending, { type }]) => [ending, type]),
);

/**
 * The type of a file of ours; a file without an ending is text.
 * @returns undefined for an ending that no rule knows
 * @example contentType("/docs/x.md") // "text/markdown; charset=utf-8"
 */
export function contentType(path: string): string | undefined {
	const ending = extname(path);
	return ending === "" ? plainText : contentTypes[ending];
}

/** Text in one form or another; fonts and photographs are compressed already. */
export const isCompressible = (path: string): boolean => kinds[extname(path)]?.compress ?? false;

/** Which file answers paths that nobody prerendered: by prefix, else the last. The site map decides. */
export const fallbacks = siteMap.flatMap(({ key, prefixes = [] }) => {
	const file = fallbackFiles[key];
	return file === undefined ? [] : prefixes.map((prefix) => ({ prefix, file }));
});

export const lastFallback = fallbackFiles.home;

/** For https alone: RFC 6797 7.2 forbids it on plain http. Two years, without `preload`, which only the domain's owner can promise. */
export const strictTransportSecurity = "max-age=63072000; includeSubDomains";
