/** Moves the focus to a place's heading, or to the place itself. */
export function focusPlace(element: HTMLElement): void {
	const heading = element.querySelector<HTMLElement>("h2, h3, h4") ?? element;
	heading.setAttribute("tabindex", "-1");
	heading.focus({ preventScroll: true });
}
