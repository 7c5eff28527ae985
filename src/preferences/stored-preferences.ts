import { readItem } from "#src/platform/storage.ts";
import { type Preferences, preferencesFrom } from "./choices.ts";
import { PREFERENCES_KEY } from "./keys.ts";

/**
 * The stored choices, of whatever version: what fits is kept. Also for the boot script, which has no room for the store.
 * @returns null where nothing is stored, or nothing that can be read
 */
export function storedPreferences(): Preferences | null {
	try {
		const state: unknown = JSON.parse(readItem(PREFERENCES_KEY) ?? "null")?.state;
		return state ? preferencesFrom(state) : null;
	} catch {
		return null;
	}
}
