import { onItemChanged, readItem, removeItem, writeItem } from "#src/platform/storage.ts";
import { RECENT_SEARCHES_KEY } from "#src/preferences/keys.ts";

const most = 5;
const longest = 80;

/**
 * Reads recent searches from any stored value: at most five distinct texts of a sensible length.
 * @example recentFrom('["seal", 7, "seal", ""]') // ["seal"]
 */
export function recentFrom(stored: string | null): readonly string[] {
	let read: unknown;
	try {
		read = JSON.parse(stored ?? "[]");
	} catch {
		return [];
	}
	if (!Array.isArray(read)) return [];
	const texts = read.filter((text) => typeof text === "string" && text.trim() !== "" && text.length <= longest);
	return [...new Set<string>(texts)].slice(0, most);
}

/** The visitor's recent searches, latest first: kept in the browser, or for this visit only if storage is unavailable. */
function createRecentSearches() {
	let recent = recentFrom(readItem(RECENT_SEARCHES_KEY));
	const listeners = new Set<() => void>();
	const update = (searches: readonly string[]) => {
		recent = searches;
		for (const listener of listeners) listener();
	};
	onItemChanged(RECENT_SEARCHES_KEY, (stored) => update(recentFrom(stored)));
	return {
		read: () => recent,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		/** Adds a search in first place. */
		add(text: string) {
			const searches = recentFrom(JSON.stringify([text.trim(), ...recent]));
			writeItem(RECENT_SEARCHES_KEY, JSON.stringify(searches));
			update(searches);
		},
		clear() {
			removeItem(RECENT_SEARCHES_KEY);
			update([]);
		},
	};
}

export const recentSearches = createRecentSearches();
