import { now } from "#src/platform/clock.ts";
import { importQuietly } from "#src/platform/import-in-place.ts";
import { createDocumentLoader } from "./load-document.ts";
import { documentParser } from "./parse-in-worker.ts";

// What was loaded is rendered; what the page was served with needs neither.
export { renderArticle } from "./render-article.tsx";

/** Of all documents, for those that the build has not parsed or that cannot be had: the others bring theirs along. */
export const loadDescriptions = () => importQuietly(() => import("virtual:document-descriptions"));

/** The reader's one loader: what was read once opens at once for the rest of the visit. */
export const documentLoader = createDocumentLoader({
	parse: documentParser.parse,
	describe: async ({ id }) => (await loadDescriptions())?.default[id],
	now,
	log: (message, error) => console.error(message, error),
});
