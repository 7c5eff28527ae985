import { fallback, object, optional, picklist, safeParse } from "valibot";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { onItemChanged, readItem, removeItem, writeItem } from "#src/platform/storage.ts";
import { PREFERENCES_KEY } from "./keys.ts";

/** What the site remembers of a visitor's choices. */
export interface Preferences {
	/** Whether the sidebar stays open where there is room for it. */
	sidebar: "open" | "closed";
	/** The season to show: the date's, or one that the visitor keeps. */
	season: "automatic" | "spring" | "summer" | "autumn" | "winter";
}

/** Every field that does not fit falls back alone, so that one bad value does not cost the others. */
const schema = object({
	sidebar: optional(fallback(picklist(["open", "closed"]), "open"), "open"),
	season: optional(fallback(picklist(["automatic", "spring", "summer", "autumn", "winter"]), "automatic"), "automatic"),
});

const initial: Preferences = { sidebar: "open", season: "automatic" };

/**
 * The store named for the product: versioned, validated on read, dropped field by field where it does not fit.
 * Works without storage: choices then last for the visit. Specification 7; name fixed by the public contract.
 */
export const usePreferences = create<Preferences>()(
	persist(() => initial, {
		name: PREFERENCES_KEY,
		version: 1,
		storage: createJSONStorage(() => ({
			getItem: (key) => readItem(key),
			setItem: (key, value) => void writeItem(key, value),
			removeItem: (key) => removeItem(key),
		})),
		// Shapes of other versions are read like any other: what fits is kept.
		migrate: (stored) => stored as Preferences,
		merge: (stored, current) => {
			const result = safeParse(schema, stored);
			return result.success ? { ...current, ...result.output } : current;
		},
	}),
);

/** Follows the choices made in other tabs. @returns the function that stops it */
export const followOtherTabs = (): (() => void) =>
	onItemChanged(PREFERENCES_KEY, () => void usePreferences.persist.rehydrate());
