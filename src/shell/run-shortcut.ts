import { isComposing } from "#src/platform/is-composing.ts";
import { isSearchKey } from "#src/platform/is-search-key.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { NAVIGATION_ID } from "./sidebar.tsx";

/** Until the page is live: its button is answered before anything else of it. */
const pressSearch = () => document.querySelector<HTMLElement>("header [aria-label=Search]")?.click();

/** What single keys do, or will do once what they open is there. */
export const singleKeys: Record<string, () => void> = { "/": pressSearch };

/**
 * Alt+S main, Alt+N navigation, Alt+H heading, `?` the list of shortcuts, `/` or Ctrl+K the search, which is Cmd+K as well.
 * Letters with Alt are told by their key's place, because Alt changes what they type on a Mac. Nothing but Ctrl+K is taken
 * from what is written or chosen with letters and from an open dialog, nothing from an input method, and single keys only
 * from who has not switched them off.
 * Specification 2.2
 */
export function runShortcut(event: KeyboardEvent): void {
	const act = isSearchKey(event) ? singleKeys["/"] : isFree(event) && actOf(event);
	if (!act || event.defaultPrevented || isComposing(event)) return;
	event.preventDefault();
	// A key that is held down is one press.
	if (!event.repeat) act();
}

function actOf({ altKey, code, key }: KeyboardEvent): (() => void) | undefined {
	if (altKey) return ALT_KEYS[code];
	return preferencesStore.getState().singleKeys ? singleKeys[key] : undefined;
}

const ALT_KEYS: Record<string, () => void> = {
	KeyS: () => document.querySelector<HTMLElement>("main")?.focus(),
	KeyN: focusNavigation,
	KeyH: focusHeading,
};

/** A heading takes the focus from here alone, so that no page has to say that it can. */
function focusHeading(): void {
	const heading = document.querySelector<HTMLElement>("main h1");
	if (!heading) return;
	heading.tabIndex = -1;
	heading.focus();
}

/** The navigation may be a closed drawer: then it opens, which brings the focus into it. */
function focusNavigation(): void {
	const nav = document.getElementById(NAVIGATION_ID);
	if (!nav) return;
	if (getComputedStyle(nav).display === "none") nav.showPopover();
	else nav.focus();
}

/** Whether nobody else has a use for letters. */
function isFree({ ctrlKey, metaKey, target }: KeyboardEvent): boolean {
	if (ctrlKey || metaKey || document.querySelector("dialog[open]")) return false;
	return !(target instanceof HTMLElement && (target.isContentEditable || target.matches(TAKES_LETTERS)));
}

const TAKES_LETTERS = "input:not([type=radio],[type=checkbox],[type=range]),select,textarea";
