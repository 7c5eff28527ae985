import { type RefObject, useEffect, useLayoutEffect } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import { focusPlace } from "#src/navigation/focus-place.ts";
import type { Route } from "#src/navigation/match-path.ts";
import { wasArrival } from "#src/navigation/navigate.ts";
import type { PageHead } from "#src/navigation/page-head.ts";
import { arrivalPlace, scrollToEntry } from "#src/navigation/scroll-memory.ts";
import { showHead } from "./show-head.ts";

const FOCUS_AFTER_MS = 100;

/**
 * Handles a visitor's arrival at another page or document: the head at once, and when the page is `ready` the scroll
 * position, the announcement, and 100 ms later the focus, on the place that the address names or on `main`. On the first
 * page, and when only the address was corrected, only the head is updated.
 * @param head of a page that is still loading: what the site map knows
 * Specification 2.2
 */
export function useArrival(route: Route, head: PageHead, ready: boolean, main: RefObject<HTMLElement | null>): void {
	const { name, description } = head;

	// biome-ignore lint/correctness/useExhaustiveDependencies: every path is an arrival
	useLayoutEffect(() => {
		if (ready && wasArrival()) scrollToEntry();
	}, [ready, route.path]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the head is derived from the route and new on every render
	useEffect(() => {
		showHead(head);
	}, [route.path, name, description]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page's name is not another arrival
	useEffect(() => {
		// Whoever turns back while another page is loading arrives again.
		if (!ready || !wasArrival()) return;
		announcer.announce(`${name} page`);
		const timer = setTimeout(() => {
			const place = arrivalPlace();
			if (place) focusPlace(place);
			else main.current?.focus({ preventScroll: true });
		}, FOCUS_AFTER_MS);
		return () => clearTimeout(timer);
	}, [ready, route.path]);
}
