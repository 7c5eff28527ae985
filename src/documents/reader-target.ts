import {
	type DocumentFile,
	type DocumentSection,
	documentHref,
	findDocument,
	findSection,
	readerHref,
	sectionHref,
} from "./catalogue.ts";

/**
 * What an address of the reader opens: a document, a section unfolded on the landing view, or the landing view alone.
 */
export interface ReaderTarget {
	section: DocumentSection | undefined;
	document: DocumentFile | undefined;
	/** Whether the address names something that does not exist. */
	missing: boolean;
	/**
	 * The address that links use for the same target; addresses with ids or descriptions are replaced by it in place.
	 */
	canonicalPath: string;
}

/**
 * Parses a path below `/docs`. If nothing is found it is the landing view, with the section unfolded if that is known.
 * @param path without base and trailing slash, e.g. "/docs/05/05-02"
 * Specification 2.3, 4.2
 */
export function readerTarget(catalogue: readonly DocumentSection[], path: string): ReaderTarget {
	const [first = "", second = "", ...rest] = path.split("/").slice(2);
	const section = rest.length === 0 ? findSection(catalogue, first) : undefined;
	const document = section && findDocument(section, second);
	if (document) return { section, document, missing: false, canonicalPath: documentHref(document) };
	const missing = second !== "" || (first !== "" && !section);
	return { section, document, missing, canonicalPath: section ? sectionHref(section) : readerHref };
}
