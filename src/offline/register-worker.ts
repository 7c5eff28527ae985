import { createWorkerUrl } from "#src/platform/trusted-types.ts";
import { workerFile } from "./caches.ts";

let registered: Promise<ServiceWorkerRegistration | null> | undefined;

/**
 * Starts the worker, once per visit; after a failure, tries again.
 * @returns null when the browser has no service workers, or refuses: without https, in some private windows, with
 * storage blocked
 */
export function registerWorker(): Promise<ServiceWorkerRegistration | null> {
	registered ??= (async () => {
		try {
			const script = createWorkerUrl(import.meta.env.BASE_URL + workerFile);
			return (await navigator.serviceWorker.register(script)) ?? null;
		} catch {
			// It may have been the network.
			registered = undefined;
			return null;
		}
	})();
	return registered;
}
