import builtDocumentsFolder from "virtual:built-documents";
import { now } from "#src/platform/clock.ts";
import { type BuiltDocument, builtDocumentFile } from "./built-document.ts";
import type { DocumentFile } from "./catalogue.ts";
import { descriptionOf, documentDescriptions } from "./document-descriptions.ts";
import { createDocumentLoader } from "./load-document.ts";
import { documentParser } from "./parse-in-worker.ts";

// What was loaded is rendered; what the page was served with needs neither.
export { renderArticle } from "./render-article.tsx";

const base = import.meta.env.BASE_URL;

/** As long as the service worker waits for the file itself; by then the parser is the shorter way. */
const builtTimeoutMs = 4_000;

async function fetchBuilt({ id }: DocumentFile): Promise<BuiltDocument | undefined> {
	if (builtDocumentsFolder === null) return undefined;
	try {
		const signal = AbortSignal.timeout(builtTimeoutMs);
		const response = await fetch(base + builtDocumentsFolder + builtDocumentFile(id), { signal });
		return response.ok ? ((await response.json()) as BuiltDocument) : undefined;
	} catch {
		return undefined;
	}
}

/** The reader's one loader: what was read once opens at once for the rest of the visit. */
export const documentLoader = createDocumentLoader({
	fetch: (url) => fetch(url),
	parse: documentParser.parse,
	describe: (file) => documentDescriptions.load().then(() => descriptionOf(file)),
	fetchBuilt,
	now,
	log: (message, error) => console.error(message, error),
	base,
});
