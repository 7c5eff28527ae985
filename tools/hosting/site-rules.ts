import { extname } from "node:path";
import { siteMap } from "../../src/content/site-map.ts";
import { fallbackFiles } from "../../src/navigation/fallback-file.ts";

/*
 * How any server has to answer requests for a built site: our own server reads these rules, and so do the generators of
 * the other servers' configurations. Paths are without base and decoded. Patterns use only syntax that JavaScript, PCRE
 * and RE2 share.
 */

export const methods = ["GET", "HEAD"] as const;

/** Files in this folder have a content hash in their name, so they never change. */
export const hashedFolder = "/assets/";

/** Files without a hash are revalidated each time, and answered with 304 if unchanged. */
export const cacheControl = { hashed: "public, max-age=31536000, immutable", other: "no-cache" } as const;

/** Pictures of our pages, for sites that show a link to one. */
export const sharedFolder = "/share/";

/**
 * This header says whose pages may embed a file of ours: only our own, except for the share pictures, which are made
 * for others.
 */
export const resourceHeader = "Cross-Origin-Resource-Policy";
export const resourcePolicy = { shared: "cross-origin", other: "same-origin" } as const;

/**
 * A path that ends like this names a file: if missing, the answer is 404, never HTML. `v1.` does not match. A trailing
 * slash makes no difference.
 */
export const extensionPattern = String.raw`\.[A-Za-z0-9_-]+`;

/**
 * Files without an extension, because the programs that read them look for exactly this name, and their content types.
 * Chromium saves what is `text/plain` and has no extension with `.txt` added.
 */
export const namedFiles: Readonly<Record<string, string>> = { "/cli/_cherry": "text/x-zsh; charset=utf-8" };

/** Compressed variants are negotiated, never requested by name. */
export const variantPattern = String.raw`\.(br|gz)/*$`;

/**
 * Hidden files are never served, even if they exist, … A backslash counts as a slash: for Caddy, which looks files up by
 * pattern, `\.env` is the name `.env`, and on Windows it leads into a folder.
 */
export const dottedPattern = String.raw`[/\\]\.`;

/**
 * … except below the folder that other programs look for (RFC 8615). A path there names a file, whatever it ends in: a
 * missing one must not look as if it were there. Not anchored; without trailing slashes.
 */
export const wellKnownPattern = String.raw`/\.well-known(?:/[^./\\][^/\\]*)*`;

/**
 * A pattern for servers that match paths with the site's base: it also matches the folder at the root, which is the
 * host's own. Not anchored.
 * @param base without its trailing slash
 */
export const wellKnownBelow = (base: string): string => `${base && `(?:${base})?`}${wellKnownPattern}`;

/** The site's plain-text responses when there is nothing to show. */
export const plainAnswers = {
	400: "This is not a path.\n",
	404: "There is no such file.\n",
	405: "This site answers GET and HEAD only.\n",
	500: "The server could not answer this request.\n",
} as const;

export const plainText = "text/plain; charset=utf-8";

/** Every kind of file that a build may contain, by extension, and whether compressing it is worthwhile. */
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

/** Content types by extension. Without a charset, a browser would guess for a document opened on its own. */
export const contentTypes: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(kinds).map(([ending, { type }]) => [ending, type]),
);

/**
 * The content type of a file of ours; a file without an extension is text, unless it is named.
 * @param path within the site, without base
 * @returns undefined for an extension that no rule covers
 * @example contentType("/docs/x.md") // "text/markdown; charset=utf-8"
 */
export function contentType(path: string): string | undefined {
	const ending = extname(path);
	return ending === "" ? (namedFiles[path] ?? plainText) : contentTypes[ending];
}

/** True for text formats; fonts and photographs are already compressed. */
export const isCompressible = (path: string): boolean => kinds[extname(path)]?.compress ?? false;

/** Which file answers paths that were not prerendered: by prefix, otherwise the last one. The site map decides. */
export const fallbacks = siteMap.flatMap(({ key, prefixes = [] }) => {
	const file = fallbackFiles[key];
	return file === undefined ? [] : prefixes.map((prefix) => ({ prefix, file }));
});

export const lastFallback = fallbackFiles.home;

/**
 * For https only: RFC 6797 7.2 forbids it on plain http. Two years, without `preload`, which only the domain's owner
 * can promise.
 */
export const strictTransportSecurity = "max-age=63072000; includeSubDomains";
