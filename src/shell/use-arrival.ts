import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import type { Route } from "#src/navigation/match-path.ts";
import { wasArrival } from "#src/navigation/navigate.ts";
import type { PageHead } from "#src/navigation/page-head.ts";
import { scrollToEntry } from "#src/navigation/scroll-memory.ts";
import { showHead } from "./show-head.ts";

const FOCUS_AFTER_MS = 100;

/**
 * What happens when a visitor arrives at another page or document: the scroll position, the head, the announcement,
 * and 100 ms later the focus. On the first page, and when only the address was corrected, nothing but the head.
 * @param head null while the page is still under way
 * Specification 2.2
 */
export function useArrival(route: Route, head: PageHead | null, main: RefObject<HTMLElement | null>): void {
	const arrived = useRef<string | null>(null);
	const ready = head !== null;
	const name = head?.name;

	useLayoutEffect(() => {
		if (ready && arrived.current !== route.path && wasArrival()) scrollToEntry();
	}, [ready, route.path]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the head is derived from the route; its identity is new on every render
	useEffect(() => {
		if (head) showHead(head);
	}, [ready, route.path, name, head?.description]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: who has arrived does not arrive again because the page has a better name
	useEffect(() => {
		if (!ready) return;
		const moved = arrived.current !== route.path;
		arrived.current = route.path;
		if (!moved || !wasArrival()) return;
		announcer.announce(`${name} page`);
		const timer = setTimeout(() => main.current?.focus({ preventScroll: true }), FOCUS_AFTER_MS);
		return () => clearTimeout(timer);
	}, [ready, route.path]);
}
