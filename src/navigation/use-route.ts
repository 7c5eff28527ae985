import { useLayoutEffect, useMemo } from "react";
import { usePathname } from "wouter/use-browser-location";
import { matchPath, type Route } from "./match-path.ts";
import { followTraversals } from "./navigate.ts";
import { url, withoutBase } from "./url.ts";

/**
 * The route of the current address.
 * @param prerenderedPath path (without base) of the markup the page was served with. React hydrates as that path,
 * whatever the address says (one fallback page serves many addresses), and follows the address afterwards.
 */
export function useRoute(prerenderedPath: string | undefined): Route {
	// Listens before the router does. The router's single listener shows the other page at once, and is added by the
	// first effect that reads any part of the address, in any component. Layout effects run before all of those.
	useLayoutEffect(followTraversals, []);
	const pathname = usePathname(prerenderedPath === undefined ? {} : { ssrPath: url(prerenderedPath) });
	return useMemo(() => matchPath(withoutBase(pathname)), [pathname]);
}
