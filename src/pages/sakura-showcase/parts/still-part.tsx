import type { MouseEvent, ReactNode } from "react";
import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { Still } from "#src/still/still.tsx";

/** The name of the prerendered parts. */
export const LIBRARY = "library";

export const stillParts = lazyModule(() => import("../still-parts.tsx"));

const code = { copied: "Code copied", failed: "Could not copy the code." };
const value = { copied: "Value copied", failed: "Could not copy the value." };

/**
 * Handles the copy buttons in markup that stays as prerendered: copies the code beside one, or the value of its row.
 */
function copyFor({ target }: MouseEvent): void {
	const button = (target as Element).closest("button");
	if (!button) return;
	const shown = button.closest("figure")?.querySelector("code")?.textContent;
	if (shown) void copyAndTell(button, shown, code);
	else void copyAndTell(button, button.closest("[data-value]")?.getAttribute("data-value") ?? null, value);
}

/** A stateless part of the page: long texts, code, tables. Its own code is not fetched. */
export function StillPart({ children }: { children: (module: typeof import("../still-parts.tsx")) => ReactNode }) {
	return (
		<div onClickCapture={copyFor}>
			<Still module={stillParts} of={LIBRARY}>
				{children}
			</Still>
		</div>
	);
}
