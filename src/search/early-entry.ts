import { isComposing } from "#src/platform/is-composing.ts";
import type { FieldEntry } from "./field-entry.ts";

/** What has been typed since the search was asked for, until its field is shown. */
export const earlyEntry: Omit<FieldEntry, "active"> = { text: "", isAwaited: false };

/**
 * Types for the field while it is on its way: what has the focus meanwhile would take the keys for its own. Once the
 * focus moves they are not for the search.
 * @param cancel called for Escape, and once something is pressed: the field is no longer wanted
 * @returns ends it
 */
export function typeEarly(cancel: () => void): () => void {
	const focused = document.activeElement;
	const type = (event: KeyboardEvent) => {
		const { key, altKey, ctrlKey, metaKey } = event;
		if (altKey || ctrlKey || metaKey || isComposing(event) || document.activeElement !== focused) return;
		if (key === "Backspace") earlyEntry.text = earlyEntry.text.slice(0, -1);
		else if (key.length === 1) earlyEntry.text += key;
		else if (key === "Escape") cancel();
		else if (key !== "Enter") return;
		earlyEntry.isAwaited = key === "Enter";
		event.preventDefault();
		event.stopPropagation();
	};
	document.addEventListener("keydown", type, true);
	document.addEventListener("pointerdown", cancel);
	return () => {
		document.removeEventListener("keydown", type, true);
		document.removeEventListener("pointerdown", cancel);
		earlyEntry.text = "";
		earlyEntry.isAwaited = false;
	};
}
