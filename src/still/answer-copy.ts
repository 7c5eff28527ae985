import type { MouseEvent } from "react";
import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";

/**
 * Handles the copy button of a code block whose served markup has no listeners of its own: copies the code, or a
 * session's command without prompt and output. What cannot be copied is selected.
 * @param what the code is called when the outcome is announced
 * @returns whether the press was on such a button
 */
export function answerCopy({ target }: MouseEvent, what: "Code" | "Command"): boolean {
	const button = target instanceof Element ? target.closest("button") : null;
	const figure = button?.closest("figure");
	const source = figure?.querySelector("kbd") ?? figure?.querySelector("code");
	if (!button || !source) return false;
	const failed = `Could not copy. The ${what.toLowerCase()} is selected instead.`;
	void copyAndTell(button, source.textContent, { copied: `${what} copied`, failed }).then(
		(copied) => copied || getSelection()?.selectAllChildren(source),
	);
	return true;
}
