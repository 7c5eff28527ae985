/** Kept in each history entry of ours. */
export interface EntryState {
	/** Names the entry, for its scroll position. */
	key: string;
}

let count = 0;

/** A state for a new entry. Keys only have to differ within one tab's history, reloads included. */
export const freshEntry = (): EntryState => ({ key: `${performance.timeOrigin}-${++count}` });

/** The key of the current history entry; "first" for one that is not ours. */
export function entryKey(): string {
	const state: unknown = history.state;
	return typeof state === "object" && state !== null && "key" in state ? (state as EntryState).key : "first";
}
