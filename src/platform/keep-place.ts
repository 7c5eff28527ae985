/** What is read, in the order of the page. */
const TEXT = "main :is(h1, h2, h3, h4, p, li, dt, dd, tr, pre)";

/**
 * Makes a change that may resize the whole page, and keeps in place the first text that begins in the window. Nothing
 * is scrolled at the top of the page, where its opening matters, nor if no text begins in the window.
 * @param change takes effect at once
 */
export function keepPlace(change: () => void): void {
	const place = scrollY > 0 ? [...document.querySelectorAll(TEXT)].find(beginsInWindow) : undefined;
	const top = place?.getBoundingClientRect().top ?? 0;
	change();
	if (place) window.scrollBy({ top: place.getBoundingClientRect().top - top, behavior: "instant" });
}

function beginsInWindow(element: Element): boolean {
	const { top } = element.getBoundingClientRect();
	return top > 0 && top < innerHeight && element.checkVisibility?.() && !isStuck(element);
}

/** Whether an element does not scroll with the page. */
function isStuck(element: Element | null): boolean {
	if (!element) return false;
	return /sticky|fixed/.test(getComputedStyle(element).position) || isStuck(element.parentElement);
}
