/**
 * `localStorage` and `sessionStorage` with their failure modes: access may throw, be null or be full. Nothing here
 * throws. Callers hold what cannot be stored in memory, for the visit.
 */
type Area = "local" | "session";

/** Throws when access is blocked. In some web views the property is null or missing, which throws on first use. */
const area = (kind: Area): Storage => window[`${kind}Storage`];

/** The stored text, or null when there is none or storage is not available. */
export function readItem(key: string, kind: Area = "local"): string | null {
	try {
		return area(kind).getItem(key);
	} catch {
		return null;
	}
}

/** Stores a text. @returns whether it is now stored */
export function writeItem(key: string, value: string, kind: Area = "local"): boolean {
	try {
		area(kind).setItem(key, value);
		// Some extensions accept and drop it.
		return area(kind).getItem(key) === value;
	} catch {
		return false;
	}
}

/** Removes a text; a no-op if there is none. */
export function removeItem(key: string): void {
	try {
		area("local").removeItem(key);
	} catch {
		// Blocked storage holds nothing to remove.
	}
}

/**
 * Calls back when another tab changes the key, or clears everything; a no-op while prerendering. A page restored from
 * the back/forward cache was told of nothing meanwhile, so it looks for itself.
 * @returns a function that stops it
 */
export function onItemChanged(key: string, changed: (value: string | null) => void): () => void {
	if (typeof window === "undefined") return () => {};
	let left: string | null;
	const onStorage = (event: StorageEvent) => {
		if (event.key === key || event.key === null) changed(event.newValue);
	};
	const onLeave = () => {
		left = readItem(key);
	};
	const onShow = (event: PageTransitionEvent) => {
		const stored = readItem(key);
		if (event.persisted && stored !== left) changed(stored);
	};
	addEventListener("storage", onStorage);
	addEventListener("pagehide", onLeave);
	addEventListener("pageshow", onShow);
	return () => {
		removeEventListener("storage", onStorage);
		removeEventListener("pagehide", onLeave);
		removeEventListener("pageshow", onShow);
	};
}
