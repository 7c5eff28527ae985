/** What stands in the field, and which option of the list is active; below 0 none is. */
export interface FieldEntry {
	text: string;
	active: number;
	/** Whether that option is to be chosen as soon as it is known: Enter came before what is found. */
	isAwaited: boolean;
}

/**
 * What somebody has just written. The first option is active then, because Enter opens it; but none where nothing is
 * written, so that the field itself is what is announced.
 */
export const entryOf = (text: string): FieldEntry => ({
	text,
	active: text.trim() === "" ? -1 : 0,
	isAwaited: false,
});

/** What a key makes of an entry whose list is not there yet, kept for when it is; undefined where the key asks nothing of it. */
export function pressedEarly(entry: FieldEntry, key: string): FieldEntry | undefined {
	if (key === "ArrowDown") return { ...entry, active: 0, isAwaited: false };
	// However many there will be: the last.
	if (key === "ArrowUp") return { ...entry, active: Number.POSITIVE_INFINITY, isAwaited: false };
	if (key === "Enter" && entry.active >= 0) return { ...entry, isAwaited: true };
}
