import { useEffect } from "react";

/** Shows a dialog that has no button where it is asked for: in the search, or by a key. Empty until the page is live. */
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
