import { entryKey, nameEntry } from "./entry-key.ts";

/**
 * Where each history entry was scrolled to. The browser's own restoration comes too early for pages that are
 * still arriving, so it is switched off while the application runs and handed back when the page is left.
 */
const positions = new Map<string, number>();

/**
 * The entry whose content is on the screen, or null between the address's change and the content's. A position is
 * noted when its entry is left: while another page arrives the window moves for reasons that are not the visitor's.
 */
let shown: string | null = null;
/** The path of the content that is on the screen, or was until the address changed. */
let shownPath = "";

/**
 * Starts to remember, and to go where back and forward lead on the page that is open. To be called after the router
 * listens: by then it shows what the address names. @returns the function that stops it
 */
export function rememberScroll(): () => void {
	const listening = new AbortController();
	const restoreBy = (who: ScrollRestoration) => () => {
		history.scrollRestoration = who;
	};
	const takeOver = restoreBy("manual");
	const handBack = restoreBy("auto");
	// Another page takes care of the place when it arrives.
	const follow = () => location.pathname === shownPath && scrollToEntry();
	nameEntry();
	takeOver();
	enterEntry();
	window.addEventListener("pagehide", handBack, listening);
	// A page that was left may come back as it was.
	window.addEventListener("pageshow", takeOver, listening);
	window.addEventListener("popstate", follow, listening);
	for (const act of ["wheel", "pointerdown", "keydown"]) window.addEventListener(act, () => stopWaiting(), listening);
	return () => {
		handBack();
		listening.abort();
	};
}

/** What is on the screen belongs to the current entry. */
export function enterEntry(): void {
	shown = entryKey();
	shownPath = location.pathname;
}

/** Ends the wait for a page that is still too short for where it was left. */
let stopWaiting = () => {};

/** Notes where the visitor stands. To be called before the content changes. */
export function leaveEntry(): void {
	stopWaiting();
	if (shown !== null) positions.set(shown, window.scrollY);
	shown = null;
}

/** Whether the current entry was left before, so that it is known where it was scrolled to. */
export const wasLeft = (): boolean => positions.has(entryKey());

/** Whether the current entry has a place of its own to be scrolled to: a fragment, or where it was left. */
export const hasPlace = (): boolean => location.hash !== "" || wasLeft();

/** Scrolls to the fragment's element, to where this entry was left, or to the top. */
export function scrollToEntry(): void {
	const known = positions.get(entryKey());
	const target = known === undefined ? document.getElementById(fragment()) : null;
	if (target) target.scrollIntoView();
	else scrollTo(known ?? 0);
	enterEntry();
}

/** Scrolls there, and again while the page grows until it is long enough, unless the visitor does anything meanwhile. */
function scrollTo(y: number): void {
	stopWaiting();
	const reach = () => {
		window.scrollTo(0, y);
		return window.scrollY > y - 1;
	};
	if (reach() || typeof ResizeObserver === "undefined") return;
	const growth = new ResizeObserver(() => reach() && stopWaiting());
	growth.observe(document.documentElement);
	stopWaiting = () => growth.disconnect();
}

/** The fragment of the address, decoded where it can be. */
export function fragment(): string {
	const raw = location.hash.slice(1);
	try {
		return decodeURIComponent(raw);
	} catch {
		return raw;
	}
}
