/** How far outside the viewport, in px, an element counts as about to be seen. */
const usuallyAhead = 600;

/**
 * Calls back once, when an element is on the screen or about to be; not while it is hidden, such as in a section that
 * is not selected. At once if the browser cannot tell.
 * @param ahead how far above or below the viewport, in px, it may be
 * @returns a function that cancels it
 */
export function whenSeen(element: Element, callback: () => void, ahead = usuallyAhead): () => void {
	if (typeof IntersectionObserver !== "function") {
		callback();
		return () => {};
	}
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			callback();
		},
		{ rootMargin: `${ahead}px 0px` },
	);
	observer.observe(element);
	return () => observer.disconnect();
}
