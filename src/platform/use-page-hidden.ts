import { useSyncExternalStore } from "react";

function onVisibilityChange(changed: () => void): () => void {
	document.addEventListener("visibilitychange", changed);
	return () => document.removeEventListener("visibilitychange", changed);
}

/** Whether the page is hidden, behind another tab or window; false in prerendered markup. */
export const usePageHidden = (): boolean =>
	useSyncExternalStore(
		onVisibilityChange,
		() => document.hidden,
		() => false,
	);
