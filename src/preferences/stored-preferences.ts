import { readItem } from "#src/platform/storage.ts";
import { PREFERENCES_KEY } from "./keys.ts";

/**
 * The stored choices, of whatever version and shape. Also for the boot script, which has no room for the store.
 * @returns null if nothing is stored, or nothing readable
 */
export function storedPreferences(): unknown {
	try {
		return JSON.parse(readItem(PREFERENCES_KEY) ?? "null")?.state ?? null;
	} catch {
		return null;
	}
}
