import { readItem } from "#src/platform/storage.ts";
import { PREFERENCES_KEY } from "./keys.ts";

/**
 * One stored preference as it lies there, not validated: for the boot script, which has no room for the store.
 * @returns undefined where nothing is stored, or nothing that can be read
 */
export function storedPreference(name: string): unknown {
	try {
		return JSON.parse(readItem(PREFERENCES_KEY) ?? "null")?.state?.[name];
	} catch {
		return undefined;
	}
}
