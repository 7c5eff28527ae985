/** Kept in each history entry of ours. */
export interface EntryState {
	/** Names the entry, for its scroll position and for the section that was chosen in it. */
	key: string;
}

let count = 0;

/** A state for a new entry. Keys only have to differ within one tab's history, reloads included. */
export const freshEntry = (): EntryState => ({ key: `${performance.timeOrigin}-${++count}` });

/** The key of the current history entry; "" for one that has none. */
export function entryKey(): string {
	const state: unknown = history.state;
	return typeof state === "object" && state !== null && "key" in state ? (state as EntryState).key : "";
}

/** Gives the current entry a key where it has none: the one that a visit begins with, or one whose address was written by hand. */
export function nameEntry(): void {
	if (entryKey() === "") history.replaceState(freshEntry(), "");
}
