/**
 * Scrolls a passage to the middle of the window, or a long one to its top, and moves the focus to it.
 * @param target what takes the focus: the passage, or a button in it
 */
export function goToPassage(passage: HTMLElement, target: HTMLElement): void {
	const long = passage.getBoundingClientRect().height > window.innerHeight / 2;
	passage.scrollIntoView({ block: long ? "start" : "center" });
	if (target === passage) target.tabIndex = -1;
	target.focus({ preventScroll: true });
}

/** The text of the heading above a passage; undefined before the first one. */
export function headingAbove(passages: readonly HTMLElement[], passage: HTMLElement): string | undefined {
	const until = passages.slice(0, passages.indexOf(passage) + 1);
	return until.findLast(({ tagName }) => tagName === "H2" || tagName === "H3")?.textContent;
}
