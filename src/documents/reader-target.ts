import {
	type DocumentFile,
	type DocumentSection,
	documentHref,
	findDocument,
	findSection,
	sectionHref,
} from "./catalogue.ts";

/** What an address of the reader opens: a document, a section unfolded on the landing view, or the landing view alone. */
export interface ReaderTarget {
	section: DocumentSection | undefined;
	document: DocumentFile | undefined;
	/** The address that links carry for the same thing; ids and descriptions are corrected to it in place. */
	canonicalPath: string;
}

/**
 * Understands a path below `/docs`. What cannot be found is the landing view, with the section unfolded where that is known.
 * @param path without base and trailing slash, e.g. "/docs/05/05-02"
 * Specification 2.3, 4.2
 */
export function readerTarget(catalogue: readonly DocumentSection[], path: string): ReaderTarget {
	const [first = "", second = "", ...rest] = path.split("/").slice(2);
	const section = findSection(catalogue, first);
	if (!section || rest.length > 0) return { section: undefined, document: undefined, canonicalPath: "/docs" };
	const document = findDocument(catalogue, first, second);
	return { section, document, canonicalPath: document ? documentHref(document) : sectionHref(section) };
}
