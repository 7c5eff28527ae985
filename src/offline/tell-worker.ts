import type { PageMessage } from "./worker-types.ts";

const base = import.meta.env.BASE_URL;

const tell = (message: PageMessage, ports: MessagePort[] = []) =>
	navigator.serviceWorker.controller?.postMessage(message, ports);

/** Asks the worker what it told this page before there was anybody to listen. */
export const askForCopies = () => tell("copies");

/** How often this page has had visited pages forgotten. */
let forgotten = 0;

/**
 * Notes that a page stands on the screen.
 * @param path without base
 * @returns has the worker keep it, unless it has been forgotten by then
 */
export function visitOf(path: string): () => void {
	const before = forgotten;
	return () => forgotten === before && tell({ path, loaded: loadedFiles() });
}

/** Has the worker forget all visited pages, the open one with them. @returns once that is done */
export function tellToForget(): Promise<void> {
	forgotten++;
	const { port1, port2 } = new MessageChannel();
	return new Promise((resolve) => {
		port1.onmessage = () => resolve();
		tell("forget", [port2]);
	});
}

/** Also what was fetched before there was a worker to keep it. */
const loadedFiles = (): string[] =>
	performance
		.getEntriesByType("resource")
		.map(({ name }) => new URL(name).pathname)
		.filter((path) => path.startsWith(`${base}assets/`));
