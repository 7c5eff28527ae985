import { entryKey, nameEntry } from "./entry-key.ts";

/**
 * The scroll position of each history entry. The browser's own restoration comes too early for pages that are still
 * arriving, so it is switched off while the application runs and handed back when the page is left.
 */
const positions = new Map<string, number>();

/**
 * The entry whose content is on the screen, or null after the address has changed and before the content has. A
 * position is saved when its entry is left: while another page arrives, the window scrolls for reasons other than the
 * visitor.
 */
let shown: string | null = null;
/** The path of the content that is on the screen, or was until the address changed. */
let shownPath = "";

/**
 * Starts to save scroll positions and to restore them on back and forward within the open page. Call it after the
 * router has started listening, so that the address's content is already shown.
 * @returns a function that stops it
 */
export function rememberScroll(): () => void {
	const listening = new AbortController();
	const restoreBy = (who: ScrollRestoration) => () => {
		history.scrollRestoration = who;
	};
	const takeOver = restoreBy("manual");
	const handBack = restoreBy("auto");
	// Another page restores its own position when it arrives.
	const follow = () => location.pathname === shownPath && scrollToEntry();
	nameEntry();
	takeOver();
	enterEntry();
	window.addEventListener("pagehide", handBack, listening);
	// A page restored from the back/forward cache is as it was left.
	window.addEventListener("pageshow", takeOver, listening);
	window.addEventListener("popstate", follow, listening);
	for (const act of ["wheel", "pointerdown", "keydown"]) window.addEventListener(act, () => stopWaiting(), listening);
	return () => {
		handBack();
		listening.abort();
	};
}

/** Where the window stands as long as it cannot reach what the entry asks for; null if it can. */
let stranded: number | null = null;

/** Whether the address has changed and the content has not yet. */
export const isArriving = (): boolean => shown === null;

/** Marks the content on the screen as the current entry's. */
export function enterEntry(): void {
	shown = entryKey();
	shownPath = location.pathname;
	stranded = null;
}

/** The address of the content on the screen has been corrected in place. */
export function readdressEntry(): void {
	if (shown !== null) shownPath = location.pathname;
}

/** Stops waiting for a page that is still too short for the position it was left at. */
let stopWaiting = () => {};

/** Saves the scroll position, if it is the visitor's. Call it before the content changes. */
export function leaveEntry(): void {
	stopWaiting();
	if (shown !== null && window.scrollY !== stranded) positions.set(shown, window.scrollY);
	shown = null;
}

/** Whether the current entry was left before, so that its scroll position is known. */
export const hasSavedPosition = (): boolean => positions.has(entryKey());

/** Whether the current entry has a scroll target of its own: a fragment or a saved position. */
export const hasScrollTarget = (): boolean => location.hash !== "" || hasSavedPosition();

/** The element that the fragment names, on an entry that was not left before; null if there is none. */
export const arrivalPlace = (): HTMLElement | null => (hasSavedPosition() ? null : document.getElementById(fragment()));

/** Scrolls to the fragment's element, to the position this entry was left at, or to the top. */
export function scrollToEntry(): void {
	enterEntry();
	const place = arrivalPlace();
	if (place) place.scrollIntoView();
	else {
		scrollTo(positions.get(entryKey()) ?? 0);
		// What the fragment names may still arrive.
		if (location.hash && !hasSavedPosition()) stranded = window.scrollY;
	}
}

/** Scrolls to a position, and again as the page grows until it is long enough, unless the visitor acts meanwhile. */
function scrollTo(y: number): void {
	stopWaiting();
	const reach = () => {
		window.scrollTo(0, y);
		const isReached = window.scrollY > y - 1;
		stranded = isReached ? null : window.scrollY;
		return isReached;
	};
	if (reach() || typeof ResizeObserver === "undefined") return;
	const growth = new ResizeObserver(() => reach() && stopWaiting());
	growth.observe(document.documentElement);
	stopWaiting = () => growth.disconnect();
}

/** The fragment of the address, decoded if possible. */
export function fragment(): string {
	const raw = location.hash.slice(1);
	try {
		return decodeURIComponent(raw);
	} catch {
		return raw;
	}
}
