import { now } from "#src/platform/clock.ts";
import { descriptionOf, documentDescriptions } from "./document-descriptions.ts";
import { createDocumentLoader } from "./load-document.ts";
import { documentParser } from "./parse-in-worker.ts";

// What was loaded is rendered; what the page was served with needs neither.
export { renderArticle } from "./render-article.tsx";

export { documentParser };

/** The reader's one loader: what was read once opens at once for the rest of the visit. */
export const documentLoader = createDocumentLoader({
	fetch: (url) => fetch(url),
	parse: documentParser.parse,
	describe: (file) => documentDescriptions.load().then(() => descriptionOf(file)),
	warm: documentParser.warm,
	now,
	log: (message, error) => console.error(message, error),
	base: import.meta.env.BASE_URL,
});
