import { focusPlace } from "./focus-place.ts";

/** Scrolls a place into view and moves the focus to it. */
export function revealPlace(element: HTMLElement, behavior: ScrollBehavior): void {
	element.scrollIntoView({ behavior });
	focusPlace(element);
}
