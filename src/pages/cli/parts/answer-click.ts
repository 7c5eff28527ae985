import type { MouseEvent } from "react";
import { copyLink } from "#src/page-sections/copy-link.ts";
import { answerCopy } from "#src/still/answer-copy.ts";

/**
 * Handles the copy buttons of the guide's commands, whose prerendered markup has no listeners of its own: in an example
 * the line without its prompt and output, at a command's title its link.
 */
export function answerGuideClick(event: MouseEvent): void {
	if (answerCopy(event, "Command")) return;
	const button = event.target instanceof Element ? event.target.closest("button") : null;
	const command = button?.closest("[data-command]");
	if (button && command) void copyLink(button, `/cli#${command.id}`);
}
