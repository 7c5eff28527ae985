/** What Escape closes before it concerns anything else; a tooltip, which nobody opened on purpose, goes along with it. */
const open = ["dialog[open]", ":popover-open:not([role='tooltip'])"];

function isSomethingOpen(): boolean {
	return open.some((selector) => {
		try {
			return document.querySelector(selector) !== null;
		} catch {
			// A browser that does not know the selector has none of it.
			return false;
		}
	});
}

/**
 * Calls back when the visitor wants a passage out of the way: with Escape, unless it closes something else, and by
 * moving the focus to where it could not be seen (WCAG 2.2, 2.4.11).
 * @param cover what lies over the page, at its foot; where it is going to rest counts, also while it rises and sinks
 * @returns the function that stops it
 */
export function followSkips(cover: HTMLElement, skip: () => void): () => void {
	const keyDown = (event: KeyboardEvent) => {
		if (event.key === "Escape" && !event.defaultPrevented && !isSomethingOpen()) skip();
	};
	const focusIn = ({ target }: FocusEvent) => {
		if (target instanceof Element && !target.closest(open.join()) && covers(cover, target.getBoundingClientRect()))
			skip();
	};
	document.addEventListener("keydown", keyDown);
	document.addEventListener("focusin", focusIn);
	return () => {
		document.removeEventListener("keydown", keyDown);
		document.removeEventListener("focusin", focusIn);
	};
}

function covers(cover: HTMLElement, { top, bottom, height }: DOMRect): boolean {
	return height > 0 && top >= window.innerHeight - cover.offsetHeight && bottom <= window.innerHeight;
}
