import type { MouseEvent } from "react";
import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import { url } from "#src/navigation/url.ts";

const line = { copied: "Command copied", failed: "Could not copy. The command is selected instead." };
const link = { copied: "Link copied", failed: "Could not copy the link." };

/**
 * Handles the copy buttons of the guide's commands, whose prerendered markup has no listeners of its own: in an example
 * the line without its prompt and output, at a command's title its link.
 */
export function answerGuideClick({ target }: MouseEvent): void {
	const button = target instanceof Element ? target.closest("button") : null;
	const command = button?.closest("[data-command]");
	const session = button?.closest("figure")?.querySelector("kbd");
	if (button && session) void copyLine(button, session);
	else if (button && command) void copyAndTell(button, `${location.origin}${url(`/cli#${command.id}`)}`, link);
}

async function copyLine(button: HTMLElement, session: HTMLElement): Promise<void> {
	if (!(await copyAndTell(button, session.textContent, line))) getSelection()?.selectAllChildren(session);
}
