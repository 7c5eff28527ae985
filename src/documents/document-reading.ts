import type { ReactNode } from "react";
import { importInPlace } from "#src/platform/import-in-place.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import type { DocumentFile, DocumentSection } from "./catalogue.ts";
import { documentDescriptions } from "./document-descriptions.ts";
import { requestDocument } from "./document-files.ts";
import type { LoadedDocument } from "./load-document.ts";

/** Loader, placeholder and rendering: not needed to read the document that the page was served with. */
const loaderModule = lazyModule(importInPlace(() => import("./document-loader.ts")));

function arrived() {
	const state = loaderModule.state();
	return state.status === "loaded" ? state.module : undefined;
}

/**
 * Prefetches what opening another document needs, and reads those before and after the open one. A failure is ignored
 * here.
 */
export async function preloadReader(catalogue: readonly DocumentSection[], open?: DocumentFile): Promise<void> {
	void documentDescriptions.prefetch();
	await loaderModule.prefetch();
	if (open) void arrived()?.readAhead(catalogue, open);
}

const inFlight = new Map<string, Promise<LoadedDocument>>();

/**
 * A document that the visitor opens, or its placeholder, whose reason is logged. A document is fetched once, in parallel
 * with the reader's own code.
 * @throws the error that kept the reader's own code from loading
 */
export async function readDocument(file: DocumentFile): Promise<LoadedDocument> {
	const known = readAlready(file);
	if (known) return known;
	void loaderModule.load();
	const document = await readOnce(file);
	if (document.markdown === null) console.error(`Document ${file.path} could not be loaded`, document.error);
	return document;
}

/** Reads a document that the visitor seems about to open. A failure is ignored: opening it requests it again. */
export async function prefetchDocument(file: DocumentFile): Promise<void> {
	if (!readAlready(file)) await readOnce(file).catch(() => {});
}

function readOnce(file: DocumentFile): Promise<LoadedDocument> {
	const reading = inFlight.get(file.id) ?? read(file).finally(() => inFlight.delete(file.id));
	inFlight.set(file.id, reading);
	return reading;
}

async function read(file: DocumentFile): Promise<LoadedDocument> {
	const files = requestDocument(file);
	await loaderModule.prefetch();
	const state = loaderModule.state();
	if (state.status === "loaded") return state.module.documentLoader.load(file, files);
	// What was tried and has not loaded has failed.
	throw (state as { error?: unknown }).error;
}

/** The document if it has been read already. */
export const readAlready = (file: DocumentFile): LoadedDocument | undefined => arrived()?.documentLoader.peek(file);

interface ReadNodesProps {
	document: LoadedDocument;
	catalogue: readonly DocumentSection[];
	/** How many of the first nodes to render; all if undefined. */
	count: number | undefined;
}

/** The article of a document that was read. A component, so that what it throws stays within the article. */
export const ReadNodes = ({ document, catalogue, count }: ReadNodesProps): ReactNode =>
	arrived()?.renderArticle(document.parsed.nodes.slice(0, count), catalogue);

/** Makes documents available without waiting once the promise fulfils: for prerendering. */
export async function keepRead(documents: readonly (readonly [DocumentFile, LoadedDocument])[]): Promise<void> {
	await loaderModule.load();
	for (const [file, document] of documents) arrived()?.documentLoader.put(file, document);
}
