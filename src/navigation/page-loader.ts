import type { ComponentType } from "react";
import type { Route } from "./match-path.ts";
import type { PageHead } from "./page-head.ts";
import type { PageKey } from "./site-map-entry.ts";

/** What a page's room exports from `page.tsx`. */
export interface PageModule {
	default: ComponentType<{ route: Route }>;
	/** The head of addresses that the site map does not know one by one. */
	head?: (route: Route) => PageHead;
	/** Fetches what the route will need beyond the module, on intent. */
	preload?: (route: Route) => void;
}

export type PageState = { status: "loading" } | { status: "loaded"; module: PageModule } | { status: "failed"; error: unknown };

const loading: PageState = { status: "loading" };

/**
 * Loads each page's module once and tells, without waiting, what has arrived. A failure is forgotten by the next
 * `load`, so that a retry really loads again.
 */
export function createPageLoader(importers: Record<PageKey, () => Promise<PageModule>>) {
	const states = new Map<PageKey, PageState>();
	const underWay = new Map<PageKey, Promise<void>>();
	const listeners = new Set<() => void>();
	const settle = (key: PageKey, state: PageState) => {
		underWay.delete(key);
		states.set(key, state);
		for (const listener of listeners) listener();
	};
	return {
		state: (key: PageKey): PageState => states.get(key) ?? loading,
		/** @returns a promise that fulfils when the page has arrived or failed; it never rejects */
		load(key: PageKey): Promise<void> {
			if (states.get(key)?.status === "loaded") return Promise.resolve();
			const running = underWay.get(key);
			if (running) return running;
			const promise = importers[key]().then(
				(module) => settle(key, { status: "loaded", module }),
				(error: unknown) => settle(key, { status: "failed", error }),
			);
			underWay.set(key, promise);
			return promise;
		},
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}

export type PageLoader = ReturnType<typeof createPageLoader>;
