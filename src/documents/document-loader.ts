import { now } from "#src/platform/clock.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { createDocumentLoader } from "./load-document.ts";
import { documentParser } from "./parse-in-worker.ts";

// What was loaded is rendered; what the page was served with needs neither.
export { renderArticle } from "./render-article.tsx";

/** Of all documents, for those that the build has not parsed or that cannot be had: the others bring theirs along. */
const descriptions = lazyModule(() => import("virtual:document-descriptions"));

/** The reader's one loader: what was read once opens at once for the rest of the visit. */
export const documentLoader = createDocumentLoader({
	parse: documentParser.parse,
	async describe({ id }) {
		await descriptions.load();
		const state = descriptions.state();
		return state.status === "loaded" ? state.module.default[id] : undefined;
	},
	now,
	log: (message, error) => console.error(message, error),
});
