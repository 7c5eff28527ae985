import builtDocumentsFolder from "virtual:built-documents";
import type { DocumentFile } from "./catalogue.ts";

/** As long as the service worker waits for the network; by then the parser is the shorter way. */
const builtTimeoutMs = 4_000;

/** What a document is read from. Neither rejects: a failure is waited for with the answer. */
export interface DocumentFiles {
	markdown: Promise<Response | Error>;
	/** The document as the build has parsed it. */
	built: Promise<Response | Error>;
}

const ask = (path: string, signal?: AbortSignal): Promise<Response | Error> =>
	fetch(import.meta.env.BASE_URL + path, signal && { signal }).catch((error: Error) => error);

/** Asks for a document. Small, and apart from what reads the answers: that may still be on its way itself. */
export const requestDocument = ({ id, path }: DocumentFile): DocumentFiles => ({
	markdown: ask(path),
	built: ask(`${builtDocumentsFolder}${id}.json`, AbortSignal.timeout(builtTimeoutMs)),
});
