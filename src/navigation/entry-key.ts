/** The state kept in each history entry of the site. */
export interface EntryState {
	/** Identifies the entry, for its scroll position and the section chosen in it. */
	key: string;
}

let count = 0;

/** A state for a new entry. Keys only have to be unique within one tab's history, including reloads. */
export const freshEntry = (): EntryState => ({ key: `${performance.timeOrigin}-${++count}` });

/** The key of the current history entry; "" if it has none. */
export function entryKey(): string {
	const state: unknown = history.state;
	return typeof state === "object" && state !== null && "key" in state ? (state as EntryState).key : "";
}

/**
 * Gives the current entry a key if it has none: the first entry of a visit, or one whose address was typed by hand.
 */
export function nameEntry(): void {
	try {
		if (entryKey() === "") history.replaceState(freshEntry(), "");
	} catch {
		// Safari allows a hundred entries in ten seconds. Without a key, only the entry's position is not restored.
	}
}
