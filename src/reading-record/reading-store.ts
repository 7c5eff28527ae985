import { onItemChanged, readItem, removeItem, writeItem } from "#src/platform/storage.ts";
import { READING_KEY } from "#src/preferences/keys.ts";
import { type Kept, parseKept, serialiseKept } from "./kept-readings.ts";

/**
 * What is kept, shared between tabs. It is read again before each change, so that tabs reading different documents do
 * not overwrite each other. If nothing can be stored, it lasts for the visit.
 */
function createReadingStore() {
	let text = readItem(READING_KEY);
	let kept = parseKept(text);
	const listeners = new Set<() => void>();
	const takeStored = () => {
		const stored = readItem(READING_KEY);
		if (stored === text) return;
		text = stored;
		kept = parseKept(stored);
	};
	const tell = () => {
		for (const listener of listeners) listener();
	};
	let stop = () => {};
	const follow = () => {
		takeStored();
		tell();
	};
	return {
		get: (): Kept => kept,
		/** Changes what is kept; a no-op if the callback returns its argument. */
		update(change: (kept: Kept) => Kept): void {
			takeStored();
			const next = change(kept);
			if (next === kept) return;
			kept = next;
			const wanted = serialiseKept(next);
			if (wanted === null) removeItem(READING_KEY);
			text = wanted !== null && writeItem(READING_KEY, wanted) ? wanted : readItem(READING_KEY);
			tell();
		},
		subscribe(listener: () => void): () => void {
			if (listeners.size === 0) {
				takeStored();
				stop = onItemChanged(READING_KEY, follow);
			}
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
				if (listeners.size === 0) stop();
			};
		},
	};
}

/** The page's single record of what was read. */
export const readings = createReadingStore();
