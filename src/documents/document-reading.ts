import type { ReactNode } from "react";
import { lazyModule } from "#src/platform/lazy-module.ts";
import type { DocumentFile, DocumentSection } from "./catalogue.ts";
import type { LoadedDocument } from "./load-document.ts";

/** Loader, parser, placeholder and rendering: not needed by whoever reads the document that the page was served with. */
const loaderModule = lazyModule(() => import("./document-loader.ts"));

function arrived() {
	const state = loaderModule.state();
	return state.status === "loaded" ? state.module : undefined;
}

/** Fetches the reader's code: for somebody whose pointer or focus is among the links to documents. */
export const preloadReader = (): void => void loaderModule.load();

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
export const readAlready = (file: DocumentFile): LoadedDocument | undefined => arrived()?.documentLoader.peek(file);

/** The article of a document that was read, or its first nodes, as React elements. */
export function renderRead(
	{ parsed }: LoadedDocument,
	catalogue: readonly DocumentSection[],
	count?: number,
): ReactNode[] | undefined {
	return arrived()?.renderArticle(parsed.nodes.slice(0, count), catalogue);
}

/** Makes documents readable without waiting, once it is fulfilled: for prerendering. */
export async function keepRead(documents: readonly (readonly [DocumentFile, LoadedDocument])[]): Promise<void> {
	await loaderModule.load();
	for (const [file, document] of documents) arrived()?.documentLoader.put(file, document);
}
