import { useEffect } from "react";

/**
 * Shows a dialog, by its name, where it has no button: by a key, or as an action of the search. Until the page is live
 * there is only the search's.
 */
export const shownByName: Record<string, (() => void) | undefined> = {};

/** Lets these dialogs be shown by name while the component that contains them is mounted. */
export function useShownByName(dialogs: Record<string, () => void>): void {
	useEffect(() => {
		Object.assign(shownByName, dialogs);
		return () => {
			for (const name of Object.keys(dialogs)) delete shownByName[name];
		};
	});
}
