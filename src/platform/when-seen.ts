/** How far above or below the window, in px, something counts as about to be seen. */
const usuallyAhead = 600;

/**
 * Calls back once, when an element is on the screen or about to be: not while it is hidden, as in a section that is not
 * chosen. At once where the browser cannot tell.
 * @param ahead how far above or below the window, in px, it may be
 * @returns the function that calls it off
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
