import { PATIENCE_MS } from "./patience.ts";

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
 * An import that fails if nothing arrives in 15 s: a request may never be answered. The browser keeps what arrives
 * later for the next try; if that fails instead, the page is not reloaded.
 */
export function importInTime<Module>(importer: () => Promise<Module>): Promise<Module> {
	const arrival = importer();
	return new Promise((resolve, reject) => {
		const patience = setTimeout(() => {
			arrival.catch(markHandled);
			reject(new Error("No answer within 15 s"));
		}, PATIENCE_MS);
		// A timer left running would keep a build waiting for it.
		arrival.then(resolve, reject).finally(() => clearTimeout(patience));
	});
}

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
 * Wraps the import of a part that works on what the visitor has entered: its page shows a failure, after 15 s at the
 * latest, and is never reloaded, because that would lose the entry.
 * @example lazyModule(importBesideEntry(() => import("./reading.tsx")))
 */
export function importBesideEntry<Module>(importer: () => Promise<Module>): () => Promise<Module> {
	return async () => {
		try {
			return await importInTime(importer);
		} catch (error) {
			markHandled(error);
			throw error;
		}
	};
}

/** Whether the visitor has filled in or chosen something in the page's content, which a reload would lose. */
const hasEntry = () => document.querySelector("main :is(:user-valid, :user-invalid)") !== null;

/**
 * Wraps the import of a part whose failure the page shows itself, after 15 s at the latest, with a way to try again.
 * The first failure does not reload the page. The second does, so that a reload recovers a part that a deployment
 * removed, or that the browser has cached as failed; unless the visitor has filled in something elsewhere in the page.
 * @example lazyModule(importInPlace(() => import("./autumn-dashboard.ts")))
 */
export function importInPlace<Module>(importer: () => Promise<Module>): () => Promise<Module> {
	let failedBefore = false;
	return async () => {
		try {
			return await importInTime(importer);
		} catch (error) {
			if (!failedBefore || hasEntry()) markHandled(error);
			failedBefore = true;
			throw error;
		}
	};
}
