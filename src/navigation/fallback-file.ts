import { matchPath } from "./match-path.ts";
import type { PageKey } from "./site-map-entry.ts";

/** Files that stand in for addresses nobody prerendered, by the page they show; each hydrates as that page's canonical path. */
export const fallbackFiles: Partial<Record<PageKey, string>> & { home: string } = {
	home: "fallback.html",
	documents: "fallback-docs.html",
	cli: "fallback-cli.html",
};

/**
 * The built file that answers an address without a file of its own: what it shows is what the application shows there.
 * @param path decoded path without base
 * @example fallbackFile("/documentationfoo") // "fallback-cli.html"
 */
export const fallbackFile = (path: string): string => fallbackFiles[matchPath(path).page] ?? fallbackFiles.home;
