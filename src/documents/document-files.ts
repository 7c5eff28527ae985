import builtDocumentsFolder from "virtual:built-documents";
import { PATIENCE_MS } from "#src/platform/patience.ts";
import { shownAtHeader } from "#src/platform/worker-headers.ts";
import { type DocumentFile, documentHref } from "./catalogue.ts";

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

// Async, so that a wrapper of `fetch` that throws is a failure like any other.
const ask = async (path: string, options?: RequestInit): Promise<Response | Error> => {
	try {
		return await fetch(import.meta.env.BASE_URL + path, options);
	} catch (error) {
		return error as Error;
	}
};

/**
 * Requests a document. Kept small and separate from the code that reads the responses, because that code may still be
 * loading.
 * @param options of both requests
 */
export const requestDocument = (file: DocumentFile, options?: RequestInit): DocumentFiles => ({
	markdown: ask(file.path, {
		headers: { [shownAtHeader]: documentHref(file) },
		signal: AbortSignal.timeout(PATIENCE_MS),
		...options,
	}),
	built: ask(`${builtDocumentsFolder}${file.id}.json`, { signal: AbortSignal.timeout(builtTimeoutMs), ...options }),
});
