import { useStore } from "zustand";
import type { Preferences } from "./choices.ts";
import { preferencesStore } from "./preferences.ts";

/**
 * What a visitor chose, kept up to date; re-renders only when the selected part changes.
 * @example const ambient = usePreferences((choices) => choices.ambient);
 */
export const usePreferences = <Picked>(pick: (preferences: Preferences) => Picked): Picked =>
	useStore(preferencesStore, pick);
