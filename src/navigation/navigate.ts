import { navigate } from "wouter/use-browser-location";
import { type EntryState, entryKey, freshEntry, nameEntry } from "./entry-key.ts";
import { enterEntry, isArriving, leaveEntry, readdressEntry } from "./scroll-memory.ts";
import { url } from "./url.ts";

let arrived = false;

/**
 * Whether the visitor came to the current address from within the site: by a link, back or forward. False for the
 * address the page was opened at, and when the address was only corrected to match what is shown.
 */
export const wasArrival = (): boolean => arrived;

/**
 * Dispatched on the window when `goTo` leads to the current address, whose place may have scrolled out of view. Its
 * detail is whether the target names a query: what that asks for may have been changed.
 */
export const PLACE_AGAIN = "sakura:place-again";

/**
 * Goes to a path within the site: one new history entry, or none when it is the current address.
 * @param path path without base; may carry a query and a fragment
 * @param options.replace replaces the current entry
 */
export function goTo(path: string, options?: { replace?: boolean }): void {
	const target = url(path);
	const [pathname = ""] = target.split(/[?#]/, 1);
	const isHere = pathname === location.pathname;
	// If the target names no query, the current one (a previewed season) does not make it a different place.
	const query = target.includes("?") ? location.search : "";
	// A link to the page itself leads to its beginning.
	const isBeginning = isHere && target === pathname;
	if (isHere && target.slice(pathname.length) === query + location.hash) {
		if (isBeginning) window.scrollTo(0, 0);
		return void window.dispatchEvent(new CustomEvent(PLACE_AGAIN, { detail: target.includes("?") }));
	}
	arrived = true;
	leaveEntry();
	try {
		navigate(target, { ...options, state: freshEntry() });
	} catch {
		// Safari allows a hundred entries in ten seconds.
		location[options?.replace ? "replace" : "assign"](target);
	}
	// For another place on the same page, nothing arrives that would enter the entry.
	if (isBeginning) window.scrollTo(0, 0);
	if (isHere) enterEntry();
}

/**
 * Updates the address in place to match what is shown. Focus, scroll and announcements stay as they are, or as they will
 * be for a page that is still arriving.
 */
export function correctAddress(path: string): void {
	arrived &&= isArriving();
	try {
		navigate(url(path), { replace: true, state: { key: entryKey() } satisfies EntryState });
		readdressEntry();
	} catch {
		// The same limit. An outdated address does no harm.
	}
}

/**
 * Counts back and forward as arrivals. Call it before the router starts listening.
 * @returns a function that stops it
 */
export function followTraversals(): () => void {
	const arrive = () => {
		leaveEntry();
		arrived = true;
		nameEntry();
		// What is open over a page is left with it.
		for (const open of document.querySelectorAll<HTMLElement>("[popover=auto]")) open.hidePopover?.();
	};
	window.addEventListener("popstate", arrive);
	return () => window.removeEventListener("popstate", arrive);
}

/** Whether the application should handle a click: modified and middle clicks belong to the browser. */
export const isPlainClick = (event: {
	button: number;
	metaKey: boolean;
	ctrlKey: boolean;
	shiftKey: boolean;
	altKey: boolean;
	defaultPrevented: boolean;
}): boolean =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
