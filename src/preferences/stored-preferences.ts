import { readItem } from "#src/platform/storage.ts";
import { PREFERENCES_KEY } from "./keys.ts";

/** The version that this code writes. */
export const PREFERENCES_VERSION = 1;

/**
 * The stored choices, of whatever shape. Also for the boot script, which has no room for the store.
 * @returns null if nothing is stored, nothing readable, or by a version that this code cannot know
 */
export function storedPreferences(): unknown {
	try {
		const { state, version } = JSON.parse(readItem(PREFERENCES_KEY) ?? "null");
		return version > PREFERENCES_VERSION ? null : (state ?? null);
	} catch {
		return null;
	}
}
