/**
 * `localStorage` and `sessionStorage` as they really are: access may throw, be null or be full. Nothing here throws;
 * what cannot be kept lasts for the visit, in memory, where the caller holds it.
 */
type Area = "local" | "session";

/** Where access is blocked this throws, and in some web views there is null or nothing, which throws as soon as it is used. */
const area = (kind: Area): Storage => window[`${kind}Storage`];

/** The stored text, or null when there is none or storage is not to be had. */
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
		return true;
	} catch {
		return false;
	}
}

/** Removes a text; nothing happens where there is none. */
export function removeItem(key: string): void {
	try {
		area("local").removeItem(key);
	} catch {
		// Blocked storage holds nothing to remove.
	}
}

/** Calls back when another tab changes the key, or clears all; while prerendering there is none. @returns the function that stops it */
export function onItemChanged(key: string, changed: (value: string | null) => void): () => void {
	if (typeof window === "undefined") return () => {};
	const listen = (event: StorageEvent) => {
		if (event.key === key || event.key === null) changed(event.newValue);
	};
	window.addEventListener("storage", listen);
	return () => window.removeEventListener("storage", listen);
}
