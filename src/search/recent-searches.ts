import { onItemChanged, readItem, removeItem, writeItem } from "#src/platform/storage.ts";
import { RECENT_SEARCHES_KEY } from "#src/preferences/keys.ts";

const most = 5;
const longest = 80;

/**
 * Searches out of anything that was stored: texts of a sensible length, each once, the last five.
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

/** The visitor's last searches, the latest first: kept in the browser, or for the visit where it keeps nothing. */
function createRecentSearches() {
	let recent = recentFrom(readItem(RECENT_SEARCHES_KEY));
	const listeners = new Set<() => void>();
	const tell = (searches: readonly string[]) => {
		recent = searches;
		for (const listener of listeners) listener();
	};
	onItemChanged(RECENT_SEARCHES_KEY, (stored) => tell(recentFrom(stored)));
	return {
		read: () => recent,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		/** Puts a search first. */
		add(text: string) {
			const searches = recentFrom(JSON.stringify([text.trim(), ...recent]));
			writeItem(RECENT_SEARCHES_KEY, JSON.stringify(searches));
			tell(searches);
		},
		/** Forgets all of them. */
		clear() {
			removeItem(RECENT_SEARCHES_KEY);
			tell([]);
		},
	};
}

export const recentSearches = createRecentSearches();
