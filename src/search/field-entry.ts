/** What stands in the field, and which option of the list is active; below 0 none is. */
export interface FieldEntry {
	text: string;
	active: number;
}

/**
 * What somebody has just written. The first option is active then, because Enter opens it; but none where nothing is
 * written, so that the field itself is what is announced.
 */
export const entryOf = (text: string): FieldEntry => ({ text, active: text.trim() === "" ? -1 : 0 });
