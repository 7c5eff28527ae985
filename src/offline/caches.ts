/** The tools that read this file have no base: Node runs them. */
const base = import.meta.env?.BASE_URL ?? "/";

/** All sites of an origin share its caches: each deletes what its own build does not name. */
const suffix = base === "/" ? "" : base;

/** The browser caches that hold the site's offline copies; each is filled in one place. */
export const cacheNames = {
	/** The fallback page for pages without a copy; filled when the worker is installed. */
	shell: `sakura-shell${suffix}`,
	/** HTML of visited pages; filled by the worker, once they are usable. At most as many as the site has pages. */
	pages: `sakura-pages${suffix}`,
	/** Markdown and pictures that were read; filled by the worker. */
	documents: `sakura-documents${suffix}`,
	/**
	 * Scripts, styles, fonts and pictures with hashed names; filled by the worker, least recently used evicted first.
	 */
	assets: `sakura-assets${suffix}`,
	/** Files kept on request; filled by `keep-files.ts`. */
	kept: `sakura-kept${suffix}`,
} as const;

/** How copies are found: the server varies by encoding only, and they have none. */
export const matchOptions = { ignoreVary: true };

/** The fallback page for pages without a copy, relative to the site. */
export const shellFile = "offline.html";

/** The list of all files that can be kept, relative to the site. */
export const listFile = "offline.json";

/** The worker's script, relative to the site: its path determines the worker's scope. */
export const workerFile = "sw.js";
