import { createStore } from "zustand/vanilla";
import { onItemChanged, writeItem } from "#src/platform/storage.ts";
import { type Preferences, preferencesFrom } from "./choices.ts";
import { PREFERENCES_KEY } from "./keys.ts";
import { PREFERENCES_VERSION, storedPreferences } from "./stored-preferences.ts";

/**
 * The store named after the product. It is written with a version: what a later one wrote is not read, an earlier one
 * is read field by field, and invalid fields are dropped. Its initial state is the defaults, because those were
 * prerendered; the visitor's own choices follow at once. Works without storage: choices then last for the visit.
 * Specification 7; name fixed by the public contract.
 */
export const preferencesStore = createStore<Preferences>()(() => preferencesFrom(undefined));

let following = false;

/**
 * Applies what is stored. A missing or unreadable entry changes nothing. What was just read is not written back: tabs of
 * two versions would overwrite each other for ever.
 */
function takeStored(): void {
	const stored = storedPreferences();
	if (!stored) return;
	following = true;
	preferencesStore.setState(preferencesFrom(stored));
	following = false;
}

takeStored();
preferencesStore.subscribe((state) => {
	if (!following) writeItem(PREFERENCES_KEY, JSON.stringify({ state, version: PREFERENCES_VERSION }));
});

/**
 * Follows the choices made in other tabs, including those made while this page was loading and not yet listening.
 * @returns a function that stops it
 */
export function followOtherTabs(): () => void {
	takeStored();
	return onItemChanged(PREFERENCES_KEY, takeStored);
}
