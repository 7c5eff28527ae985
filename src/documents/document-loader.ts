import { now } from "#src/platform/clock.ts";
import { createDocumentLoader } from "./load-document.ts";
import { documentParser } from "./parse-in-worker.ts";

/** The reader's one loader: what was read once opens at once for the rest of the visit. */
export const documentLoader = createDocumentLoader({
	fetch: (url) => fetch(url),
	parse: documentParser.parse,
	warm: documentParser.warm,
	now,
	log: (message, error) => console.error(message, error),
	base: import.meta.env.BASE_URL,
});
