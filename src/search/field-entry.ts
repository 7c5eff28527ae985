/** The field's text and the index of the active option; below 0 none is active. */
export interface FieldEntry {
	text: string;
	active: number;
	/** Whether to choose that option as soon as it is known: Enter was pressed before the results arrived. */
	isAwaited: boolean;
}

/**
 * The entry for text that was just typed. The first option is active, because Enter opens it. With an empty field none is,
 * so that screen readers announce the field itself.
 */
export const entryOf = (text: string): FieldEntry => ({
	text,
	active: text.trim() === "" ? -1 : 0,
	isAwaited: false,
});

/** Applies a key pressed before the list has loaded, to take effect once it has; undefined if the key does not concern the list. */
export function pressedEarly(entry: FieldEntry, key: string): FieldEntry | undefined {
	if (key === "ArrowDown") return { ...entry, active: 0, isAwaited: false };
	// The last option, however many there will be.
	if (key === "ArrowUp") return { ...entry, active: Number.POSITIVE_INFINITY, isAwaited: false };
	if (key === "Enter" && entry.active >= 0) return { ...entry, isAwaited: true };
}
