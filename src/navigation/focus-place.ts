/** Makes an element focusable by script, and moves the focus to it without scrolling. */
export function focusHere(element: HTMLElement): void {
	element.setAttribute("tabindex", "-1");
	element.focus({ preventScroll: true });
}

/** Moves the focus to a place's heading, or to the place itself. */
export const focusPlace = (element: HTMLElement): void =>
	focusHere(element.querySelector<HTMLElement>("h2, h3, h4") ?? element);
