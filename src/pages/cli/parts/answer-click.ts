import type { MouseEvent } from "react";
import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import { copyLink } from "#src/page-sections/copy-link.ts";

const line = { copied: "Command copied", failed: "Could not copy. The command is selected instead." };

/**
 * Handles the copy buttons of the guide's commands, whose prerendered markup has no listeners of its own: in an example
 * the line without its prompt and output, at a command's title its link.
 */
export function answerGuideClick({ target }: MouseEvent): void {
	const button = target instanceof Element ? target.closest("button") : null;
	const command = button?.closest("[data-command]");
	const session = button?.closest("figure")?.querySelector("kbd");
	if (button && session) void copyLine(button, session);
	else if (button && command) void copyLink(button, `/cli#${command.id}`);
}

async function copyLine(button: HTMLElement, session: HTMLElement): Promise<void> {
	if (!(await copyAndTell(button, session.textContent, line))) getSelection()?.selectAllChildren(session);
}
