const inPlace = new WeakSet<object>();

/** Marks this import failure as handled by the page. */
export function markHandled(error: unknown): void {
	if (typeof error === "object" && error !== null) inPlace.add(error);
}

/**
 * Whether a failed import is handled by the page itself, so that nothing needs to be reloaded. Known once it has
 * rejected.
 */
export const isHandledInPlace = (error: unknown): boolean =>
	typeof error === "object" && error !== null && inPlace.has(error);

/**
 * Imports something optional: a failure neither reloads the page nor is reported.
 * @returns null if it failed
 * @example const module = await importQuietly(() => import("./atmosphere.tsx"));
 */
export async function importQuietly<Module>(importer: () => Promise<Module>): Promise<Module | null> {
	try {
		return await importer();
	} catch (error) {
		markHandled(error);
		return null;
	}
}

/**
 * Wraps the import of a part whose failure the page shows itself, with a way to try again. The first failure does not
 * reload the page. The second does, so that a reload recovers a part that a deployment removed, or that the browser
 * has cached as failed.
 * @example lazyModule(importInPlace(() => import("./autumn-dashboard.ts")))
 */
export function importInPlace<Module>(importer: () => Promise<Module>): () => Promise<Module> {
	let failedBefore = false;
	return async () => {
		try {
			return await importer();
		} catch (error) {
			if (!failedBefore) markHandled(error);
			failedBefore = true;
			throw error;
		}
	};
}
