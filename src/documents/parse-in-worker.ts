import { createWorkerUrl } from "#src/platform/trusted-types.ts";
import workerUrl from "./parse-worker.ts?worker&url";
import { createParserClient, ParserUnavailable, type ParserWorker } from "./parser-client.ts";

/** The page's parser. Its code is fetched with the first text that the build did not parse. */
export const documentParser = createParserClient(() => {
	if (typeof Worker === "undefined") throw new ParserUnavailable("this browser has no workers");
	return new Worker(createWorkerUrl(workerUrl), { type: "module", name: "documents" }) as ParserWorker;
});
