import { matchPath } from "./match-path.ts";
import type { PageKey } from "./site-map-entry.ts";

/**
 * Fallback files for addresses that are not prerendered, by the page they show. Each hydrates as the path it was
 * rendered for.
 */
export const fallbackFiles: Partial<Record<PageKey, string>> & { home: string } = {
	home: "fallback.html",
	documents: "fallback-docs.html",
	cli: "fallback-cli.html",
};

/**
 * The built file that answers an address without a file of its own. It shows what the application shows at that
 * address.
 * @param path decoded path without base
 * @example fallbackFile("/documentationfoo") // "fallback-cli.html"
 */
export const fallbackFile = (path: string): string => fallbackFiles[matchPath(path).page] ?? fallbackFiles.home;
