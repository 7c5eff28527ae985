import catalogue from "virtual:catalogue";
import { allDocuments, documentHref, sectionHref } from "./catalogue.ts";
import { documentDescriptions } from "./document-descriptions.ts";
import { keepRead } from "./document-reading.ts";
import { parseDocument } from "./parse-document.ts";

/** Every address of the reader beyond its landing view, without base. */
export const documentPaths = (): string[] => [
	...catalogue.map(sectionHref),
	...allDocuments(catalogue).map(documentHref),
];

/** The file of the document at a path, relative to the site; nothing where the path is no document's. */
export const documentFileAt = (path: string): string | undefined =>
	allDocuments(catalogue).find((file) => documentHref(file) === path)?.path;

/** Parses every document ahead of rendering, so that the reader finds each of them read, and described. */
export async function prepareDocuments(readDocument: (path: string) => Promise<string>): Promise<void> {
	const read = allDocuments(catalogue).map(async (file) => {
		const markdown = await readDocument(file.path);
		return [file, { parsed: await parseDocument(markdown), markdown, placeholder: false }] as const;
	});
	await Promise.all([keepRead(await Promise.all(read)), documentDescriptions.load()]);
}
