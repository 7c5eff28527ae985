import type { ReactNode } from "react";
import { importInPlace } from "#src/platform/import-in-place.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import type { DocumentFile, DocumentSection } from "./catalogue.ts";
import { documentDescriptions } from "./document-descriptions.ts";
import { requestDocument } from "./document-files.ts";
import type { LoadedDocument } from "./load-document.ts";

/** Loader, parser, placeholder and rendering: not needed to read the document that the page was served with. */
const loaderModule = lazyModule(importInPlace(() => import("./document-loader.ts")));

function arrived() {
	const state = loaderModule.state();
	return state.status === "loaded" ? state.module : undefined;
}

/** Prefetches what opening another document needs; a failure is ignored here. */
export function preloadReader(): void {
	void loaderModule.load();
	void documentDescriptions.load();
}

const inFlight = new Map<string, Promise<LoadedDocument>>();

/**
 * A document, or its placeholder. A document is fetched once, in parallel with the reader's own code.
 * @throws the error that kept the reader's own code from loading
 */
export function readDocument(file: DocumentFile): Promise<LoadedDocument> {
	const known = readAlready(file);
	if (known) return Promise.resolve(known);
	const reading = inFlight.get(file.id) ?? read(file).finally(() => inFlight.delete(file.id));
	inFlight.set(file.id, reading);
	return reading;
}

async function read(file: DocumentFile): Promise<LoadedDocument> {
	const files = requestDocument(file);
	await loaderModule.load();
	const state = loaderModule.state();
	if (state.status === "loaded") return state.module.documentLoader.load(file, files);
	if (state.status === "failed") throw state.error;
	// After `load`, the module has either loaded or failed.
	throw new Error("Still loading");
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

/** Makes documents available without waiting once the promise fulfils: for prerendering. */
export async function keepRead(documents: readonly (readonly [DocumentFile, LoadedDocument])[]): Promise<void> {
	await loaderModule.load();
	for (const [file, document] of documents) arrived()?.documentLoader.put(file, document);
}
