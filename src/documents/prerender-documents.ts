import catalogue from "virtual:catalogue";
import type { ParsedDocument } from "./article-node.ts";
import { allDocuments, documentHref, sectionHref } from "./catalogue.ts";
import { documentDescriptions } from "./document-descriptions.ts";
import { keepRead } from "./document-reading.ts";

/** Every address of the reader below its landing view, without base. */
export const documentPaths = (): string[] => [
	...catalogue.map(sectionHref),
	...allDocuments(catalogue).map(documentHref),
];

/** The text of a document by its path, and its parsed form. */
export type ReadDocument = (path: string) => Promise<{ markdown: string; parsed: ParsedDocument }>;

/**
 * Reads every document before rendering, so that the reader has all of them, and their descriptions, without waiting.
 */
export async function prepareDocuments(readDocument: ReadDocument): Promise<void> {
	const read = allDocuments(catalogue).map(async (file) => [file, await readDocument(file.path)] as const);
	await Promise.all([keepRead(await Promise.all(read)), documentDescriptions.load()]);
}
