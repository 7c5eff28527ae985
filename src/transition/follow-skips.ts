/**
 * What Escape closes first; a tooltip is excluded, because it closes along with the passage. `:is` ignores a selector
 * that the browser does not know.
 */
const OPEN = ":is(dialog[data-shown], :popover-open:not([role='tooltip']))";

/**
 * Calls back when the visitor wants a passage out of the way: on Escape, unless it closes something else, and when the
 * focus moves to where the passage would hide it (WCAG 2.2, 2.4.11).
 * @param cover the element that covers the foot of the page; its resting position counts, also while it rises and sinks
 * @param raised a part of it that reaches above it; its whole box counts
 * @returns the function that stops it
 */
export function followSkips(cover: HTMLElement, raised: HTMLElement, skip: () => void): () => void {
	const keyDown = (event: KeyboardEvent) => {
		if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector(OPEN)) skip();
	};
	const focusIn = ({ target }: FocusEvent) => {
		if (!(target instanceof Element) || target.closest(OPEN)) return;
		if (covers(cover, raised, target.getBoundingClientRect())) skip();
	};
	document.addEventListener("keydown", keyDown);
	document.addEventListener("focusin", focusIn);
	return () => {
		document.removeEventListener("keydown", keyDown);
		document.removeEventListener("focusin", focusIn);
	};
}

function covers(cover: HTMLElement, raised: HTMLElement, { top, bottom, left, right, height }: DOMRect): boolean {
	const edge = window.innerHeight - cover.offsetHeight;
	const isBeneathRaised =
		top >= edge + raised.offsetTop && left >= raised.offsetLeft && right <= raised.offsetLeft + raised.offsetWidth;
	return height > 0 && bottom <= window.innerHeight && (top >= edge || isBeneathRaised);
}
