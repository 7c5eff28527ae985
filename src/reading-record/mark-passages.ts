import styles from "./reading-record.module.css";

/**
 * Puts a mark beside each of the passages that changed, out of the flow, so that nothing moves. It is a button that leads to the
 * next one, around in a circle: whoever goes by keyboard or by ear finds the way on where the passage begins.
 * @param go leads to a change by its number, from 0
 * @returns the marks, in order, and the function that takes them away
 */
export function markPassages(passages: readonly HTMLElement[], go: (change: number) => void) {
	const marks = passages.map((passage, change) => {
		const mark = document.createElement("button");
		const next = (change + 1) % passages.length;
		const way = next === 0 ? "Back to the first" : "Go to the next";
		mark.type = "button";
		mark.className = styles.mark ?? "";
		mark.title = "Changed since you last read";
		mark.ariaLabel = `Changed, ${change + 1} of ${passages.length}. ${way}`;
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

/** What the mark stands in: beside a heading, not in it, for it must not become part of its name. */
const frameOf = (passage: HTMLElement): HTMLElement => passage.closest<HTMLElement>(".heading") ?? passage;
