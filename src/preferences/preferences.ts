import { createStore } from "zustand/vanilla";
import { onItemChanged, writeItem } from "#src/platform/storage.ts";
import { type Preferences, preferencesFrom } from "./choices.ts";
import { PREFERENCES_KEY } from "./keys.ts";
import { storedPreferences } from "./stored-preferences.ts";

const VERSION = 1;

/**
 * The store named for the product: written with a version, for a reader to come; read field by field whatever that says,
 * and dropped where a field does not fit. Its initial state is the usual choices, because those were prerendered; the
 * visitor's own follow at once.
 * Works without storage: choices then last for the visit. Specification 7; name fixed by the public contract.
 */
export const preferencesStore = createStore<Preferences>()(() => preferencesFrom(undefined));

/** Takes over what is stored. Nothing, or nothing that can be read, changes nothing. */
function takeStored(): void {
	const stored = storedPreferences();
	if (stored) preferencesStore.setState(preferencesFrom(stored));
}

let following = false;
takeStored();
preferencesStore.subscribe((state) => {
	// Nothing is written that was read a moment ago: tabs of two versions would correct each other for ever.
	if (!following) writeItem(PREFERENCES_KEY, JSON.stringify({ state, version: VERSION }));
});

/** Follows the choices made in other tabs. @returns the function that stops it */
export const followOtherTabs = (): (() => void) =>
	onItemChanged(PREFERENCES_KEY, () => {
		following = true;
		takeStored();
		following = false;
	});
