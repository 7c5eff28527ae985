import { createStore, type StoreApi } from "zustand/vanilla";
import { matchesMedia, onMediaChange } from "#src/platform/media-query.ts";
import { showMode } from "#src/platform/root-appearance.ts";
import { onItemChanged, readItem, removeItem, writeItem } from "#src/platform/storage.ts";
import { DARK_MODE_KEY } from "./keys.ts";

const SYSTEM_DARK = "(prefers-color-scheme: dark)";

/**
 * The stored choice, understood: `true` for dark, `false` for light, `null` where none was made or it cannot be read.
 * @param stored text under the key `sakura-dark-mode`
 */
export function parseDarkMode(stored: string | null): boolean | null {
	if (stored === "true" || stored === "dark") return true;
	if (stored === "false" || stored === "light") return false;
	return null;
}

/** Whether the page shall be dark now: the visitor's choice, else the system's. Specification 7. */
export const isDark = (): boolean => parseDarkMode(readItem(DARK_MODE_KEY)) ?? matchesMedia(SYSTEM_DARK);

export interface DarkModeState {
	dark: boolean;
	/** What the visitor chose in this visit or an earlier one; null: follow the system. */
	choice: boolean | null;
}

export type DarkModeStore = StoreApi<DarkModeState>;

/**
 * Dark mode as a store. Its initial state is light, because that is what was prerendered;
 * the visitor's own follows at once, before anything is painted by the application.
 */
export function createDarkModeStore(): DarkModeStore {
	const store = createStore<DarkModeState>()(() => ({ dark: false, choice: null }));
	showChoice(store, parseDarkMode(readItem(DARK_MODE_KEY)));
	return store;
}

/**
 * Keeps what the visitor chose, for this visit at least.
 * @param choice `true` for dark, `false` for light, `null` to follow the system again
 */
export function chooseMode(store: DarkModeStore, choice: boolean | null): void {
	if (choice === null) removeItem(DARK_MODE_KEY);
	else writeItem(DARK_MODE_KEY, String(choice));
	showChoice(store, choice);
}

const showChoice = (store: DarkModeStore, choice: boolean | null) =>
	store.setState({ choice, dark: choice ?? matchesMedia(SYSTEM_DARK) });

/**
 * Keeps the page, the system and the other tabs in step with the store.
 * @returns the function that stops it
 */
export function connectDarkMode(store: DarkModeStore): () => void {
	const stops = [
		store.subscribe(({ dark }) => showMode(dark)),
		onMediaChange(SYSTEM_DARK, (matches) => {
			if (store.getState().choice === null) store.setState({ dark: matches });
		}),
		onItemChanged(DARK_MODE_KEY, (stored) => {
			const choice = parseDarkMode(stored);
			// What cannot be read is nobody's choice; only a removal goes back to the system.
			if (choice !== null || stored === null) showChoice(store, choice);
		}),
	];
	// The system may have changed between the boot script and now, with nobody listening.
	showChoice(store, store.getState().choice);
	return () => {
		for (const stop of stops) stop();
	};
}
