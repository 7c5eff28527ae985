import { useCallback, useSyncExternalStore } from "react";
import { matchesMedia, onMediaChange } from "./media-query.ts";

/** Whether a media query matches, kept up to date; false in prerendered markup. */
export function useMediaQuery(query: string): boolean {
	const subscribe = useCallback((changed: () => void) => onMediaChange(query, changed), [query]);
	return useSyncExternalStore(
		subscribe,
		() => matchesMedia(query),
		() => false,
	);
}
