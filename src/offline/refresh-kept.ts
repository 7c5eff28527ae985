import { importQuietly } from "#src/platform/import-in-place.ts";
import { isEverythingKept } from "./visited.ts";

/**
 * Updates what was kept on request to the current build, silently. The code for it is fetched only if something was
 * kept: few visitors keep everything.
 */
export async function refreshKept(): Promise<void> {
	// If storage is blocked, nothing is kept.
	if (!(await isEverythingKept().catch(() => false))) return;
	const module = await importQuietly(() => import("./keeper.ts"));
	await module?.keeper.refresh();
}
