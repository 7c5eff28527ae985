import { isComposing } from "#src/platform/is-composing.ts";
import type { FieldEntry } from "./field-entry.ts";

const NOTHING: Omit<FieldEntry, "active"> = { text: "", isAwaited: false };

/** What has been typed since the search was asked for, until its field is shown. */
export const earlyEntry = { ...NOTHING };

/**
 * Types for the field while it is on its way: what has the focus meanwhile would take the keys for its own. Once the
 * focus moves, or something is pressed, they are not for the search.
 * @returns ends it
 */
export function typeEarly(): () => void {
	const focused = document.activeElement;
	const type = (event: KeyboardEvent) => {
		const { key, altKey, ctrlKey, metaKey } = event;
		if (altKey || ctrlKey || metaKey || isComposing(event) || document.activeElement !== focused) return;
		if (!/^(.|Backspace|Enter)$/.test(key)) return;
		event.preventDefault();
		event.stopPropagation();
		earlyEntry.isAwaited = key === "Enter";
		if (key === "Backspace") earlyEntry.text = earlyEntry.text.slice(0, -1);
		else if (key !== "Enter") earlyEntry.text += key;
	};
	const end = () => {
		document.removeEventListener("keydown", type, true);
		Object.assign(earlyEntry, NOTHING);
	};
	document.addEventListener("keydown", type, true);
	document.addEventListener("pointerdown", end, { once: true });
	return end;
}
