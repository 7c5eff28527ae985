import { type ComponentType, createContext, useContext } from "react";
import type { LazyModule } from "#src/platform/lazy-module.ts";
import type { Route } from "./match-path.ts";
import type { PageHead } from "./page-head.ts";
import type { PageKey } from "./site-map-entry.ts";

/** What a page's room exports from `page.tsx`. */
export interface PageModule {
	default: ComponentType<{ route: Route }>;
	/** One sentence, for the page's head. It comes with the page, for nothing before it needs it. */
	description: string;
	/** The head of addresses that the site map does not know one by one. */
	head?: (route: Route) => PageHead;
	/** What else is needed to render the page, or some of its addresses. */
	part?: (route: Route) => PagePart | undefined;
	/** Fetches what the route will show beyond its code, on intent; never rejects. */
	preload?: (route: Route) => Promise<unknown>;
}

/** A part of a page in a chunk of its own. */
export interface PagePart {
	/** Its module, as the build's manifest names it: "src/pages/documents/landing.tsx". */
	source: string;
	module: LazyModule<unknown>;
	/** Its markup is served and stays as it is: the page needs its styles, and not its script. */
	still?: true;
}

export type Pages = Record<PageKey, LazyModule<PageModule>>;

export const PagesContext = createContext<Pages | null>(null);

/** @throws Error outside its provider */
export function usePages(): Pages {
	const pages = useContext(PagesContext);
	if (!pages) throw new Error("usePages must be used within a PagesContext");
	return pages;
}

/** The part that rendering a route needs, as far as its page has arrived. */
export function partOf(pages: Pages, route: Route): PagePart | undefined {
	const state = pages[route.page].state();
	return state.status === "loaded" ? state.module.part?.(route) : undefined;
}

/** Loads all code that rendering a route needs. @returns a promise that never rejects */
export async function loadRoute(pages: Pages, route: Route): Promise<void> {
	await pages[route.page].load();
	await partOf(pages, route)?.module.load();
}

/**
 * Loads a route's code and then what it will show: for links that somebody seems about to follow.
 * @returns a promise that never rejects
 */
export async function preloadRoute(pages: Pages, route: Route): Promise<void> {
	await loadRoute(pages, route);
	const state = pages[route.page].state();
	if (state.status === "loaded") await state.module.preload?.(route);
}
