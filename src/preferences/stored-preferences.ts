import { readItem } from "#src/platform/storage.ts";
import { PREFERENCES_KEY } from "./keys.ts";

/**
 * What is stored of the choices, of whatever version and shape. Also for the boot script, which has no room for the store.
 * @returns null where nothing is stored, or nothing that can be read
 */
export function storedPreferences(): unknown {
	try {
		return JSON.parse(readItem(PREFERENCES_KEY) ?? "null")?.state ?? null;
	} catch {
		return null;
	}
}
