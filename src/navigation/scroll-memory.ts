import { entryKey } from "./navigate.ts";

/**
 * Where each history entry was scrolled to. The browser's own restoration comes too early for pages that are
 * still arriving, so it is switched off while the application runs and handed back when the page is left.
 */
const positions = new Map<string, number>();

/** Starts to remember. @returns the function that stops it */
export function rememberScroll(): () => void {
	history.scrollRestoration = "manual";
	const remember = () => void positions.set(entryKey(), window.scrollY);
	const handBack = () => {
		history.scrollRestoration = "auto";
	};
	window.addEventListener("scroll", remember, { passive: true });
	window.addEventListener("pagehide", handBack);
	return () => {
		handBack();
		window.removeEventListener("scroll", remember);
		window.removeEventListener("pagehide", handBack);
	};
}

/** Scrolls to the fragment's element, to where this entry was left, or to the top. */
export function scrollToEntry(): void {
	const known = positions.get(entryKey());
	const target = known === undefined && location.hash ? document.getElementById(fragment()) : null;
	if (target) target.scrollIntoView();
	else window.scrollTo(0, known ?? 0);
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
