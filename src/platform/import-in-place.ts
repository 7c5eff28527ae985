let underWay = 0;

/** Whether a failing import may be one whose failure the page shows by itself, so that nothing is to be reloaded. */
export const isImportingInPlace = (): boolean => underWay > 0;

/**
 * Imports what nobody misses when it cannot be had: a failure neither reloads the page nor is told.
 * @returns null where it failed
 * @example const module = await importQuietly(() => import("./atmosphere.tsx"));
 */
export async function importQuietly<Module>(importer: () => Promise<Module>): Promise<Module | null> {
	underWay++;
	try {
		return await importer();
	} catch {
		return null;
	} finally {
		underWay--;
	}
}

/**
 * Makes the import of a page's part one whose failure the page shows by itself, with a way to try again: the first failure
 * does not reload the page. The second does, so that a part that a deployment took away, or that a browser remembers as
 * failed, is got by the reload.
 * @example lazyModule(importInPlace(() => import("./autumn-dashboard.ts")))
 */
export function importInPlace<Module>(importer: () => Promise<Module>): () => Promise<Module> {
	let failedBefore = false;
	return async () => {
		if (failedBefore) return importer();
		underWay++;
		try {
			return await importer();
		} catch (error) {
			failedBefore = true;
			throw error;
		} finally {
			underWay--;
		}
	};
}
