import { lazyModule } from "#src/platform/lazy-module.ts";
import type { DocumentFile } from "./catalogue.ts";
import type { LoadedDocument } from "./load-document.ts";

/** Loader, parser and placeholder: not needed by whoever reads the document that the page was served with. */
const loaderModule = lazyModule(() => import("./document-loader.ts"));

/**
 * A document, or its placeholder.
 * @throws what kept the reader's own code from being loaded
 */
export async function readDocument(file: DocumentFile): Promise<LoadedDocument> {
	await loaderModule.load();
	const state = loaderModule.state();
	if (state.status !== "loaded") throw state.status === "failed" ? state.error : new Error("The reader did not load");
	return state.module.documentLoader.load(file);
}

/** The document if it has been read already. */
export function readAlready(file: DocumentFile): LoadedDocument | undefined {
	const state = loaderModule.state();
	return state.status === "loaded" ? state.module.documentLoader.peek(file) : undefined;
}

/** Makes documents readable without waiting, once it is fulfilled: for prerendering. */
export async function keepRead(documents: readonly (readonly [DocumentFile, LoadedDocument])[]): Promise<void> {
	await loaderModule.load();
	const state = loaderModule.state();
	if (state.status !== "loaded") return;
	for (const [file, document] of documents) state.module.documentLoader.put(file, document);
}
