import { navigate } from "wouter/use-browser-location";
import { type EntryState, entryKey, freshEntry, nameEntry } from "./entry-key.ts";
import { enterEntry, leaveEntry } from "./scroll-memory.ts";
import { url } from "./url.ts";

let arrived = false;

/**
 * Whether the visitor came to the current address from within the site: by a link, back or forward. Not so for the
 * address the page was opened at, nor where the address only followed what was shown.
 */
export const wasArrival = (): boolean => arrived;

/** Fired at the window where `goTo` leads to what the address names already: it may not be in sight any more. */
export const PLACE_AGAIN = "sakura:place-again";

/**
 * Goes to a path of ours: one new history entry, or none when already there.
 * @param path path without base; may carry a query and a fragment
 * @param options.replace takes the place of the current entry
 */
export function goTo(path: string, options?: { replace?: boolean }): void {
	const target = url(path);
	const [pathname = ""] = target.split(/[?#]/, 1);
	const isHere = withoutTrailingSlash(pathname) === withoutTrailingSlash(location.pathname);
	// A query that was not asked for (a previewed season) does not make the same place another one.
	const query = target.includes("?") ? location.search : "";
	if (isHere && target.slice(pathname.length) === query + location.hash)
		return void window.dispatchEvent(new Event(PLACE_AGAIN));
	arrived = true;
	leaveEntry();
	try {
		navigate(target, { ...options, state: freshEntry() });
	} catch {
		// Safari takes a hundred entries in ten seconds.
		location[options?.replace ? "replace" : "assign"](target);
	}
	// Another place on the same page: nothing arrives that would enter it.
	if (isHere) enterEntry();
}

const withoutTrailingSlash = (pathname: string) => pathname.replace(/(?<=.)\/+$/, "");

/** Lets the address follow what is shown, in place: focus, scroll and announcements stay as they are. */
export function correctAddress(path: string): void {
	arrived = false;
	try {
		navigate(url(path), { replace: true, state: { key: entryKey() } satisfies EntryState });
	} catch {
		// The same limit. An address that stays behind harms nobody.
	}
}

/** Back and forward are arrivals too. To be called before the router listens. @returns the function that stops it */
export function followTraversals(): () => void {
	const arrive = () => {
		leaveEntry();
		arrived = true;
		nameEntry();
	};
	window.addEventListener("popstate", arrive);
	return () => window.removeEventListener("popstate", arrive);
}

/** Whether a click is meant for us: modified and middle clicks belong to the browser. */
export const isPlainClick = (event: {
	button: number;
	metaKey: boolean;
	ctrlKey: boolean;
	shiftKey: boolean;
	altKey: boolean;
	defaultPrevented: boolean;
}): boolean =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
