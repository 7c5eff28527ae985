import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { onItemChanged, readItem, removeItem, writeItem } from "#src/platform/storage.ts";
import { type Preferences, preferencesFrom } from "./choices.ts";
import { PREFERENCES_KEY } from "./keys.ts";

/**
 * The store named for the product: versioned, validated on read, dropped field by field where it does not fit.
 * Works without storage: choices then last for the visit. Specification 7; name fixed by the public contract.
 */
export const usePreferences = create<Preferences>()(
	persist(() => preferencesFrom(undefined), {
		name: PREFERENCES_KEY,
		version: 1,
		storage: createJSONStorage(() => ({
			getItem: (key) => readItem(key),
			setItem: (key, value) => void writeItem(key, value),
			removeItem: (key) => removeItem(key),
		})),
		// Shapes of other versions are read like any other: what fits is kept.
		migrate: (stored) => stored as Preferences,
		// Nothing stored, or nothing that can be read: what is shown stays.
		merge: (stored, current) => (stored ? preferencesFrom(stored) : current),
	}),
);

/** Follows the choices made in other tabs. @returns the function that stops it */
export const followOtherTabs = (): (() => void) =>
	onItemChanged(PREFERENCES_KEY, () => void usePreferences.persist.rehydrate());
