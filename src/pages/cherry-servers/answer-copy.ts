import type { MouseEvent } from "react";
import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";

const said = { copied: "Command copied", failed: "Could not copy the command." };

/**
 * Handles the copy buttons of the commands, whose prerendered markup has no listeners of its own: copies the line
 * without its prompt.
 */
export function answerCopy({ target }: MouseEvent): void {
	const button = target instanceof Element ? target.closest("button") : null;
	const line = button?.closest("figure")?.querySelector("code");
	if (button && line) void copyAndTell(button, line.textContent, said);
}
