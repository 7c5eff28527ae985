import type { ComponentProps, MouseEvent } from "react";
import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import { answerCopy } from "#src/still/answer-copy.ts";
import { stillPage } from "#src/still/still.tsx";

const { part, Still } = stillPage("sakura-showcase", () => import("../still-parts.tsx"));

export { part };

const value = { copied: "Value copied", failed: "Could not copy the value." };

/**
 * Handles the copy buttons in markup that stays as prerendered: copies the code beside one, or the value of its row.
 */
function answer(event: MouseEvent): void {
	if (answerCopy(event, "Code")) return;
	const button = (event.target as Element).closest("button");
	if (button) void copyAndTell(button, button.closest("[data-value]")?.getAttribute("data-value") ?? null, value);
}

/** A stateless part of the page: long texts, code, tables. Its own code is not fetched. */
export function StillPart({ children }: ComponentProps<typeof Still>) {
	return (
		<div onClickCapture={answer}>
			<Still>{children}</Still>
		</div>
	);
}
