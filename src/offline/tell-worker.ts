import type { PageMessage } from "./worker-types.ts";

const assets = new URL(`${import.meta.env.BASE_URL}assets/`, location.href).href;

const tell = (message: PageMessage, ports: MessagePort[] = []) =>
	navigator.serviceWorker.controller?.postMessage(message, ports);

/** Asks the worker to repeat what it told this page before the page had a listener. */
export const askForCopies = () => tell("copies");

/** How often this page has had visited pages forgotten. */
let forgotten = 0;

/**
 * Records that a page is on the screen.
 * @param path without base
 * @returns a function that has the worker keep it, unless it has been forgotten by then
 */
export function recordVisit(path: string): () => void {
	const before = forgotten;
	return () => forgotten === before && tell({ path, loaded: loadedFiles() });
}

/**
 * Has the worker forget all visited pages, including the open one.
 * @returns a promise that fulfils once that is done
 */
export function requestForget(): Promise<void> {
	forgotten++;
	const { port1, port2 } = new MessageChannel();
	return new Promise((resolve) => {
		port1.onmessage = () => resolve();
		tell("forget", [port2]);
	});
}

/**
 * Includes files fetched before there was a worker to keep them. Not those in folders, which belong to documents and
 * searches: a document's page names its own, and what was read ahead was not opened. Nor what a script fetched to keep
 * everything: that is removed with the rest.
 */
const loadedFiles = (): string[] =>
	(performance.getEntriesByType("resource") as PerformanceResourceTiming[])
		// A file of a former build may be gone.
		.filter(({ initiatorType, responseStatus = 0 }) => initiatorType !== "fetch" && responseStatus < 400)
		// An extension's files may have the same paths.
		.filter(({ name }) => name.startsWith(assets) && !name.includes("/", assets.length))
		.map(({ name }) => new URL(name).pathname);
