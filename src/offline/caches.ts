/** The stores of the browser that hold copies of ours; each is filled in one place. */
export const cacheNames = {
	/** The page that stands in where none is kept; filled when the worker is installed. */
	shell: "sakura-shell",
	/** HTML of visited pages; filled by the worker, once they are usable. As many as the site has pages, at most. */
	pages: "sakura-pages",
	/** Markdown and pictures that were read; filled by the worker. */
	documents: "sakura-documents",
	/** Scripts, styles, fonts and pictures with a hash in their names; filled by the worker, the longest unused go first. */
	assets: "sakura-assets",
	/** What was kept on request; filled by `keep-files.ts`. */
	kept: "sakura-kept",
} as const;

/** The page that stands in where none is kept, relative to the site. */
export const shellFile = "offline.html";

/** The list of all that can be kept, relative to the site. */
export const listFile = "offline.json";

/** The worker's script, relative to the site: its place is what it may answer for. */
export const workerFile = "sw.js";

/** On requests for what is kept on request: the worker leaves them to the network, and keeps no second copy. */
export const keepingHeader = "X-Keep-Offline";
