import { createWorkerUrl } from "#src/platform/trusted-types.ts";
import { workerFile } from "./caches.ts";

/**
 * Starts the worker. The browser answers with the registration that it has, if any: one from earlier may be gone, because
 * its installation failed.
 * @returns null when the browser has no service workers, or refuses: without https, in some private windows, with
 * storage blocked
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
	try {
		const script = createWorkerUrl(import.meta.env.BASE_URL + workerFile);
		return (await navigator.serviceWorker.register(script)) ?? null;
	} catch {
		return null;
	}
}

/** Whether the worker is there to answer, once that is known: its installation may fail. */
export function isInstalled({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
	const worker = active ?? waiting ?? installing;
	return new Promise((resolve) => {
		const look = () => {
			if (!worker || worker.state === "redundant") resolve(false);
			else if (worker.state !== "installing") resolve(true);
		};
		worker?.addEventListener("statechange", look);
		look();
	});
}
