import { readItem } from "#src/platform/storage.ts";
import { type Preferences, preferencesFrom } from "./choices.ts";
import { PREFERENCES_KEY } from "./keys.ts";

/** The stored choices without the store, for the boot script, which has no room for it. */
export function storedPreferences(): Preferences {
	try {
		return preferencesFrom(JSON.parse(readItem(PREFERENCES_KEY) ?? "null")?.state);
	} catch {
		return preferencesFrom(undefined);
	}
}
