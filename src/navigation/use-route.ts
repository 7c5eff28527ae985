import { useLayoutEffect, useMemo } from "react";
import { usePathname } from "wouter/use-browser-location";
import { matchPath, type Route } from "./match-path.ts";
import { followTraversals } from "./navigate.ts";
import { url, withoutBase } from "./url.ts";

/**
 * The route of the current address.
 * @param prerenderedPath path (without base) whose markup the page was served with: React hydrates as that path,
 * whatever the address says (a fallback page is served for many), and follows the address afterwards
 */
export function useRoute(prerenderedPath: string | undefined): Route {
	// Listens before the router does, whose one listener shows the other page at once: it begins with the first effect that
	// asks for any part of the address, in whatever component, and layout effects come before all of those.
	useLayoutEffect(followTraversals, []);
	const pathname = usePathname(prerenderedPath === undefined ? {} : { ssrPath: url(prerenderedPath) });
	return useMemo(() => matchPath(withoutBase(pathname)), [pathname]);
}
