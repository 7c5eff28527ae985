import builtDocumentsFolder from "virtual:built-documents";
import type { DocumentFile } from "./catalogue.ts";

/** As long as the service worker waits for the network; after that, parsing is faster. */
const builtTimeoutMs = 4_000;

/**
 * The responses a document is read from. Neither rejects: a failure resolves to an error, handled together with the
 * response.
 */
export interface DocumentFiles {
	markdown: Promise<Response | Error>;
	/** The document as parsed by the build. */
	built: Promise<Response | Error>;
}

const ask = (path: string, signal?: AbortSignal): Promise<Response | Error> =>
	fetch(import.meta.env.BASE_URL + path, signal && { signal }).catch((error: Error) => error);

/**
 * Requests a document. Kept small and separate from the code that reads the responses, because that code may still be
 * loading.
 */
export const requestDocument = ({ id, path }: DocumentFile): DocumentFiles => ({
	markdown: ask(path),
	built: ask(`${builtDocumentsFolder}${id}.json`, AbortSignal.timeout(builtTimeoutMs)),
});
