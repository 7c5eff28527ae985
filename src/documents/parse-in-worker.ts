import { pageStays } from "#src/platform/preload-error.ts";
import { createWorkerUrl } from "#src/platform/trusted-types.ts";
import workerUrl from "./parse-worker.ts?worker&url";
import { createParser, type DocumentParser, ParserUnavailable, type ParserWorker } from "./parser-client.ts";

const parse = createParser(() => {
	if (typeof Worker === "undefined") throw new ParserUnavailable("this browser has no workers");
	return new Worker(createWorkerUrl(workerUrl), { type: "module", name: "documents" }) as ParserWorker;
});

let failedBefore = false;

/**
 * The page's parser. Its code is fetched with the first text that the build did not parse. If that is missing for a
 * second time, a deployment may have removed it.
 */
export const parseInWorker: DocumentParser = async (markdown) => {
	try {
		return await parse(markdown);
	} catch (error) {
		if (!(error instanceof ParserUnavailable) || typeof Worker === "undefined") throw error;
		if (failedBefore) {
			// As Vite does for a chunk: a worker's script is not imported.
			window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
			await pageStays();
		}
		failedBefore = true;
		throw error;
	}
};
