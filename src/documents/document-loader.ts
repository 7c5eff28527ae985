import { now } from "#src/platform/clock.ts";
import type { DocumentFile, DocumentSection } from "./catalogue.ts";
import { descriptionOf, documentDescriptions } from "./document-descriptions.ts";
import { createDocumentLoader } from "./load-document.ts";
import { parseInWorker } from "./parse-in-worker.ts";
import { readNeighbours } from "./read-ahead.ts";

// Only loaded documents need rendering; a served one needs neither.
export { renderArticle } from "./render-article.tsx";

/** The reader's single loader: a document that was read once opens at once for the rest of the visit. */
export const documentLoader = createDocumentLoader({
	parse: parseInWorker,
	describe: (file) => documentDescriptions.load().then(() => descriptionOf(file)),
	now,
});

/** Reads the documents before and after the open one, so that they open at once. */
export const readAhead = (catalogue: readonly DocumentSection[], open: DocumentFile): Promise<void> =>
	readNeighbours(documentLoader, catalogue, open);
