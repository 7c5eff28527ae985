import { shownByName } from "#src/late-dialog/shown-by-name.ts";
import { isComposing } from "#src/platform/is-composing.ts";
import { isSearchKey } from "#src/platform/is-search-key.ts";
import { TAKES_LETTERS, TYPED_IN } from "#src/platform/takes-letters.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { NAVIGATION_ID } from "./sidebar.tsx";

/** Until the page is live: the search button responds before the rest of it. */
shownByName.search = () => document.querySelector<HTMLElement>("header [aria-label=Search]")?.click();

/** The dialogs that single keys show. */
const singleKeys: Record<string, string> = { "/": "search", "?": "shortcuts" };

/**
 * Alt+S main, Alt+N navigation, Alt+H heading, `?` the list of shortcuts, `/`, Ctrl+K or Cmd+K the search. Alt
 * shortcuts are recognised by the key's position, because Alt changes the typed character on a Mac. Only Ctrl+K and
 * Cmd+K work in text fields and while a dialog is open; single keys do not work in menus of options either, which
 * letters choose from. Keys of an input method are ignored, and single keys work only if the visitor has not switched
 * them off.
 * Specification 2.2
 */
export function runShortcut(event: KeyboardEvent): void {
	const act = isSearchKey(event) ? shownByName.search : isFree(event) && actOf(event);
	if (!act || event.defaultPrevented || isComposing(event)) return;
	event.preventDefault();
	// A key that is held down counts as one press.
	if (!event.repeat) act();
}

function actOf({ altKey, code, key }: KeyboardEvent): (() => void) | undefined {
	if (altKey) return ALT_KEYS[code];
	return preferencesStore.getState().singleKeys ? shownByName[singleKeys[key] ?? ""] : undefined;
}

const ALT_KEYS: Record<string, () => void> = {
	KeyS: () => focusInPage(document.querySelector("main")),
	KeyN: focusNavigation,
	KeyH: focusHeading,
};

/** Focuses the page's heading, which is made focusable here so that no page has to. */
export function focusHeading(): void {
	const heading = document.querySelector<HTMLElement>("main h1");
	if (!heading) return;
	heading.tabIndex = -1;
	focusInPage(heading);
}

/** The page is inert while the navigation covers it as a drawer. */
function focusInPage(element: HTMLElement | null): void {
	document.getElementById(NAVIGATION_ID)?.hidePopover?.();
	element?.focus();
}

/** The navigation may be a closed drawer. Opening it moves the focus into it. */
function focusNavigation(): void {
	const nav = document.getElementById(NAVIGATION_ID);
	if (!nav) return;
	if (getComputedStyle(nav).display === "none") nav.showPopover?.();
	else nav.focus();
}

/** Whether nothing else uses letter keys. */
function isFree({ altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
	if (ctrlKey || metaKey || document.querySelector("dialog[data-shown]")) return false;
	// The document itself matches nothing.
	return !(target as Element).matches?.(altKey ? TYPED_IN : TAKES_LETTERS);
}
