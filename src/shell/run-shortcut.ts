import { NAVIGATION_ID } from "./sidebar.tsx";

/**
 * Alt+S main, Alt+N navigation, Alt+H heading, `?` the list of shortcuts. Letters are told by their key's place,
 * because Alt changes what they type on a Mac. Nothing is taken from a text field.
 * Specification 2.2
 */
export function runShortcut(event: KeyboardEvent, showList: () => void): void {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || isTextField(event.target)) return;
	const act = event.altKey ? ALT_KEYS[event.code] : event.key === "?" ? showList : undefined;
	if (!act) return;
	event.preventDefault();
	act();
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

function isTextField(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
