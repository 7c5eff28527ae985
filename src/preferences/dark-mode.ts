import { createStore, type StoreApi } from "zustand/vanilla";
import { matchesMedia, onMediaChange } from "#src/platform/media-query.ts";
import { showMode } from "#src/platform/root-appearance.ts";
import { onItemChanged, readItem, removeItem, writeItem } from "#src/platform/storage.ts";
import { DARK_MODE_KEY } from "./keys.ts";

const SYSTEM_DARK = "(prefers-color-scheme: dark)";

/**
 * The parsed stored choice: `true` for dark, `false` for light, `null` if none was made or it cannot be read.
 * @param stored text under the key `sakura-dark-mode`
 */
export function parseDarkMode(stored: string | null): boolean | null {
	if (stored === "true" || stored === "dark") return true;
	if (stored === "false" || stored === "light") return false;
	return null;
}

const storedChoice = () => parseDarkMode(readItem(DARK_MODE_KEY));

/** Whether the page should be dark now: the visitor's choice, else the system's. Specification 7. */
export const isDark = (): boolean => storedChoice() ?? matchesMedia(SYSTEM_DARK);

export interface DarkModeState {
	dark: boolean;
	/** What the visitor chose in this visit or an earlier one; null: follow the system. */
	choice: boolean | null;
}

export type DarkModeStore = StoreApi<DarkModeState>;

/**
 * Dark mode as a store. Its initial state is light, because that was prerendered; the visitor's own state follows at
 * once, before the application paints anything.
 */
export function createDarkModeStore(): DarkModeStore {
	const store = createStore<DarkModeState>()(() => ({ dark: false, choice: null }));
	showChoice(store, storedChoice());
	return store;
}

/**
 * Stores the visitor's choice; if it cannot be stored, it lasts for the visit.
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
 * Keeps the page, the system and the other tabs in sync with the store.
 * @returns a function that stops it
 */
export function connectDarkMode(store: DarkModeStore): () => void {
	const stops = [
		store.subscribe(({ dark }) => showMode(dark)),
		onMediaChange(SYSTEM_DARK, (matches) => {
			if (store.getState().choice === null) store.setState({ dark: matches });
		}),
		onItemChanged(DARK_MODE_KEY, (stored) => {
			const choice = parseDarkMode(stored);
			// An unreadable value is not a choice; only a removal goes back to the system.
			if (choice !== null || stored === null) showChoice(store, choice);
		}),
	];
	// Until now there was no listener: the system may have changed since the boot script, or another tab have chosen.
	// Where nothing can be stored, nothing is found, and a choice made before stays.
	showChoice(store, storedChoice() ?? store.getState().choice);
	return () => {
		for (const stop of stops) stop();
	};
}
