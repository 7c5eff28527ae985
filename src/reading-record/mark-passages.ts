import styles from "./reading-record.module.css";

/**
 * Adds a mark beside each changed passage, out of the flow, so that nothing moves. The mark is a button that leads to
 * the next change, wrapping around, so that keyboard and screen reader users find the way on where the passage begins.
 * @param go goes to a change by its index, from 0
 * @returns the marks, in order, and a function that removes them
 */
export function markPassages(passages: readonly HTMLElement[], go: (change: number) => void) {
	const marks = passages.map((passage, change) => {
		const mark = document.createElement("button");
		const next = (change + 1) % passages.length;
		const way = next === 0 ? "Back to the first" : "Go to the next";
		mark.type = "button";
		mark.className = styles.mark ?? "";
		mark.title = "Changed since you last read";
		mark.ariaLabel = `Change ${change + 1} of ${passages.length}. ${way}`;
		mark.dataset.change = "";
		mark.addEventListener("click", () => go(next));
		const frame = frameOf(passage);
		frame.classList.add(styles.changed ?? "");
		(frame.querySelector<HTMLElement>(":scope > :is(td, th)") ?? frame).prepend(mark);
		return { mark, frame };
	});
	return {
		marks: marks.map(({ mark }) => mark),
		unmark() {
			for (const { mark, frame } of marks) {
				mark.remove();
				frame.classList.remove(styles.changed ?? "");
			}
		},
	};
}

/** The mark's parent: beside a heading, not in it, because the mark must not become part of the heading's name. */
const frameOf = (passage: HTMLElement): HTMLElement => passage.closest<HTMLElement>(".heading") ?? passage;
