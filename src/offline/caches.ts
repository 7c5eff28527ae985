/** The browser caches that hold the site's offline copies; each is filled in one place. */
export const cacheNames = {
	/** The fallback page for pages without a copy; filled when the worker is installed. */
	shell: "sakura-shell",
	/** HTML of visited pages; filled by the worker, once they are usable. At most as many as the site has pages. */
	pages: "sakura-pages",
	/** Markdown and pictures that were read; filled by the worker. */
	documents: "sakura-documents",
	/**
	 * Scripts, styles, fonts and pictures with hashed names; filled by the worker, least recently used evicted first.
	 */
	assets: "sakura-assets",
	/** Files kept on request; filled by `keep-files.ts`. */
	kept: "sakura-kept",
} as const;

/** The fallback page for pages without a copy, relative to the site. */
export const shellFile = "offline.html";

/** The list of all files that can be kept, relative to the site. */
export const listFile = "offline.json";

/** The worker's script, relative to the site: its path determines the worker's scope. */
export const workerFile = "sw.js";
