import { navigate } from "wouter/use-browser-location";
import { url } from "./url.ts";

/** Kept in each history entry of ours. */
interface EntryState {
	/** Names the entry, for its scroll position. */
	key: string;
}

let count = 0;
// Keys only have to differ within one tab's history, reloads included.
const freshKey = () => `${performance.timeOrigin}-${++count}`;

/** The key of the current history entry; "first" for one that is not ours. */
export function entryKey(): string {
	const state: unknown = history.state;
	return typeof state === "object" && state !== null && "key" in state ? (state as EntryState).key : "first";
}

let correcting = false;

/** Whether the last change of address only followed what was shown, so that nobody arrived anywhere. */
export const wasCorrection = (): boolean => correcting;

/**
 * Goes to a path of ours: one new history entry, or none when already there.
 * @param path path without base; may carry a fragment
 * @param options.replace takes the place of the current entry
 */
export function goTo(path: string, options: { replace?: boolean } = {}): void {
	const target = url(path);
	if (target === location.pathname + location.hash) return;
	correcting = false;
	navigate(target, { replace: options.replace ?? false, state: { key: freshKey() } satisfies EntryState });
}

/** Lets the address follow what is shown, in place: focus, scroll and announcements stay as they are. */
export function correctAddress(path: string): void {
	correcting = true;
	navigate(url(path), { replace: true, state: { key: entryKey() } satisfies EntryState });
}

/** Back and forward are arrivals. @returns the function that stops it */
export function followTraversals(): () => void {
	const arrive = () => {
		correcting = false;
	};
	// Before the router's own listener, which renders at once.
	window.addEventListener("popstate", arrive, { capture: true });
	return () => window.removeEventListener("popstate", arrive, { capture: true });
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
