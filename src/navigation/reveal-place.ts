/** Scrolls a place into view and moves the focus to its heading. */
export function revealPlace(element: HTMLElement, behavior: ScrollBehavior): void {
	element.scrollIntoView({ behavior });
	const heading = element.querySelector<HTMLElement>("h2, h3, h4") ?? element;
	heading.setAttribute("tabindex", "-1");
	heading.focus({ preventScroll: true });
}
