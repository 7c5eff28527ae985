import { type ComponentType, createContext, useContext } from "react";
import type { LazyModule } from "#src/platform/lazy-module.ts";
import type { Route } from "./match-path.ts";
import type { PageHead } from "./page-head.ts";
import type { PageKey } from "./site-map-entry.ts";

/** The exports of a page's `page.tsx`. */
export interface PageModule {
	default: ComponentType<{ route: Route }>;
	/** One sentence for the page's head. It ships with the page, because nothing needs it earlier. */
	description: string;
	/** The head of addresses that the site map does not list individually. */
	head?: (route: Route) => PageHead;
	/** Another module that rendering the page, or some of its addresses, needs. */
	part?: (route: Route) => PagePart | undefined;
	/** Prefetches, on intent, what the route shows beyond its code. Never rejects. */
	preload?: (route: Route) => Promise<unknown>;
}

/** A part of a page in its own chunk. */
export interface PagePart {
	/** Its module, as the build manifest names it: "src/pages/documents/landing.tsx". */
	source: string;
	module: LazyModule<unknown>;
	/** Its markup is prerendered and never changes: the page needs its styles but not its script. */
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

/** The part that rendering a route needs; undefined until its page has loaded. */
export function partOf(pages: Pages, route: Route): PagePart | undefined {
	const state = pages[route.page].state();
	return state.status === "loaded" ? state.module.part?.(route) : undefined;
}

/**
 * Loads all code that rendering a route needs.
 * @param how "prefetch" if the visitor may not need it
 * @returns a promise that never rejects
 */
export async function loadRoute(pages: Pages, route: Route, how: "load" | "prefetch" = "load"): Promise<void> {
	await pages[route.page][how]();
	await partOf(pages, route)?.module[how]();
}

/** Loads a route's code and then its content: for links. @returns a promise that never rejects */
export async function preloadRoute(pages: Pages, route: Route, how: "load" | "prefetch"): Promise<void> {
	await loadRoute(pages, route, how);
	const state = pages[route.page].state();
	if (state.status === "loaded") await state.module.preload?.(route);
}
