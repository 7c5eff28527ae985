import { onMediaChange } from "#src/platform/media-query.ts";
import { showDisplay } from "#src/platform/root-appearance.ts";
import { displayOf, MORE_CONTRAST, REDUCED_MOTION } from "./display.ts";
import { preferencesStore } from "./preferences.ts";

/** Calls back whenever a choice changes or the system asks for something else. @returns a function that stops it */
export function onDisplayChange(changed: () => void): () => void {
	const stops = [
		preferencesStore.subscribe(changed),
		onMediaChange(MORE_CONTRAST, changed),
		onMediaChange(REDUCED_MOTION, changed),
	];
	return () => {
		for (const stop of stops) stop();
	};
}

/**
 * Keeps the page in sync with the choices, in whichever tab they are made, and with the system.
 * @returns a function that stops it
 */
export function connectDisplay(): () => void {
	const show = () => {
		const preferences = preferencesStore.getState();
		showDisplay({ ...displayOf(preferences), sidebar: preferences.sidebar });
	};
	show();
	return onDisplayChange(show);
}
