import catalogue from "virtual:catalogue";
import type { ParsedDocument } from "./article-node.ts";
import { allDocuments, documentHref, sectionHref } from "./catalogue.ts";
import { documentDescriptions } from "./document-descriptions.ts";
import { keepRead } from "./document-reading.ts";

/** Every address of the reader beyond its landing view, without base. */
export const documentPaths = (): string[] => [
	...catalogue.map(sectionHref),
	...allDocuments(catalogue).map(documentHref),
];

/** The text of a document by its path, and what the parser makes of it. */
export type ReadDocument = (path: string) => Promise<{ markdown: string; parsed: ParsedDocument }>;

/** Has every document read ahead of rendering, so that the reader finds each of them read, and described. */
export async function prepareDocuments(readDocument: ReadDocument): Promise<void> {
	const read = allDocuments(catalogue).map(async (file) => {
		return [file, { ...(await readDocument(file.path)), placeholder: false }] as const;
	});
	await Promise.all([keepRead(await Promise.all(read)), documentDescriptions.load()]);
}
