const inPlace = new WeakSet<object>();

/** Keeps this failure of an import to the page. */
function keep(error: unknown): void {
	if (typeof error === "object" && error !== null) inPlace.add(error);
}

/** Whether a failed import is the page's own affair, so that nothing is to be reloaded for it. Known once it has rejected. */
export const isKeptInPlace = (error: unknown): boolean =>
	typeof error === "object" && error !== null && inPlace.has(error);

/**
 * Imports what nobody misses when it cannot be had: a failure neither reloads the page nor is told.
 * @returns null where it failed
 * @example const module = await importQuietly(() => import("./atmosphere.tsx"));
 */
export async function importQuietly<Module>(importer: () => Promise<Module>): Promise<Module | null> {
	try {
		return await importer();
	} catch (error) {
		keep(error);
		return null;
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
		try {
			return await importer();
		} catch (error) {
			if (!failedBefore) keep(error);
			failedBefore = true;
			throw error;
		}
	};
}
