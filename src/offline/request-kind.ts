import { networkOnlyHeader } from "#src/platform/worker-headers.ts";

/**
 * How the worker answers a request:
 * - `page`: from the network; if that does not answer, from a copy, else the shell
 * - `document`: markdown and pictures, whose names stay while their contents change: likewise, without the shell
 * - `asset`: has a hash in its name, or in its folder's name, so a cached copy never becomes stale
 */
export type RequestKind = "page" | "document" | "asset";

/** The parts of a request that are read. */
export interface Asked {
	method: string;
	mode: string;
	url: string;
	headers: { has(name: string): boolean };
}

/**
 * @param scope the site's own address, with a trailing slash
 * @returns null for a request the worker does not handle: it goes to the network as if there were no worker
 * @example
 * requestKind({ method: "GET", mode: "navigate", url: "https://example.org/tokens", … }, "https://example.org/")
 * // "page"
 */
export function requestKind({ method, mode, url, headers }: Asked, scope: string): RequestKind | null {
	if (method !== "GET" || headers.has(networkOnlyHeader) || !url.startsWith(scope)) return null;
	const path = url.slice(scope.length).replace(/[?#].*$/s, "");
	if (/^assets\/.+$/.test(path)) return "asset";
	if (/^docs\/.+\.(?:md|svg)$/.test(path)) return "document";
	const isFile = /\.[A-Za-z0-9_-]+$/.test(path);
	return mode === "navigate" && !isFile ? "page" : null;
}

/**
 * Content types of files by extension: what the browser requires of scripts, styles and pictures, and hosts know. Of a
 * font, some hosts only know that it is binary, or nothing.
 */
const fileTypes: Readonly<Record<string, RegExp>> = {
	js: /javascript/i,
	css: /css/i,
	svg: /svg/i,
	json: /json/i,
	woff2: /font|octet-stream|^$/i,
};

/** The parts of a response that are read. */
export interface Answered {
	status: number;
	redirected: boolean;
	headers: { get(name: string): string | null };
}

/**
 * Whether the response for a file may be cached: a complete one of the type that its name promises, and never HTML,
 * which is how some hosts answer for missing files. A proxy in between may answer with a text of its own, and a copy
 * of that would be repeated for good.
 * @param url of the file, or its path
 */
export function isCacheable(url: string, { status, redirected, headers }: Answered): boolean {
	const type = headers.get("content-type") ?? "";
	const extension = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1] ?? "";
	const isHtml = /^(?:text\/html|application\/xhtml)/i.test(type);
	return status === 200 && !redirected && !isHtml && (fileTypes[extension]?.test(type) ?? true);
}

/** When a response left the server, in ms since 1970; 0 if that is not known. */
const answeredAt = ({ headers }: Pick<Answered, "headers">): number => Date.parse(headers.get("date") ?? "") || 0;

/** The later of two copies; the first if neither is later. */
export function laterCopy<Copy extends Pick<Answered, "headers">>(
	one: Copy | undefined,
	other: Copy | undefined,
): Copy | undefined {
	if (!one || !other) return one ?? other;
	return answeredAt(other) > answeredAt(one) ? other : one;
}
