import { type SectionId, sections } from "#src/content/sections.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import { shortHash } from "./short-hash.ts";
import { slugify } from "./slug.ts";

/** The name of a section's Lucide icon. */
type SectionIcon = (typeof sections)[number]["icon"];

/** One section of the documentation with the documents written so far. Specification 3. */
export interface DocumentSection {
	/** Two digits: "05". */
	id: SectionId;
	title: string;
	icon: SectionIcon;
	kanji: KanjiWord;
	slug: string;
	files: DocumentFile[];
}

/** One markdown document. Specification 3. */
export interface DocumentFile {
	/** Section id and two-digit index: "05-02". */
	id: string;
	sectionId: string;
	title: string;
	slug: string;
	/** Where the file is served, without base and leading slash: "docs/05-technical-architecture/02-server-capsules.md". */
	path: string;
	/** Hash of the description's slug, which is also an address. The description itself is fetched when needed. */
	descriptionHash: string;
	/** ISO date of the last change ("2026-11-21"), or null if it is not known. */
	updated: string | null;
}

/** Decodes a path segment. A segment with a malformed percent sequence is returned as it is, instead of throwing. */
export function safeDecode(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}

/**
 * The section that a path segment names, by slug or by id.
 * @example findSection(catalogue, "technical-architecture") // the same as findSection(catalogue, "05")
 * Specification 2.3
 */
export function findSection(catalogue: readonly DocumentSection[], segment: string): DocumentSection | undefined {
	const wanted = safeDecode(segment).toLowerCase();
	return catalogue.find((section) => section.id === wanted || section.slug === wanted);
}

/**
 * The document of a section that a path segment names: the slug of its title, the slug of its description, or its id
 * ("05-02"). A title takes precedence over a description.
 * Specification 2.3, 4.2
 */
export function findDocument({ files }: DocumentSection, segment: string): DocumentFile | undefined {
	const wanted = safeDecode(segment).toLowerCase();
	if (wanted === "") return undefined;
	return (
		files.find((file) => file.id === wanted || file.slug === wanted) ??
		files.find((file) => file.descriptionHash === shortHash(wanted))
	);
}

/** Every document in reading order. */
export function allDocuments(catalogue: readonly DocumentSection[]): DocumentFile[] {
	return catalogue.flatMap((section) => section.files);
}

/** The landing view, without the base path: every address of the reader starts with it. */
export const readerHref = "/docs";

const sectionHrefs = new Map<string, string>(sections.map(({ id, title }) => [id, `${readerHref}/${slugify(title)}`]));

/** The path of a section in the reader, without the base path: "/docs/technical-architecture". */
export const sectionHref = ({ id }: { id: string }): string => sectionHrefs.get(id) ?? readerHref;

/** The path of a document in the reader, without the base path: "/docs/technical-architecture/server-capsules". */
export const documentHref = ({ sectionId, slug }: DocumentFile): string => `${sectionHref({ id: sectionId })}/${slug}`;

/** The documents before and after this one in reading order, across sections. */
export function neighbours(
	catalogue: readonly DocumentSection[],
	document: DocumentFile,
): { previous: DocumentFile | undefined; next: DocumentFile | undefined } {
	const files = allDocuments(catalogue);
	const index = files.findIndex((file) => file.id === document.id);
	if (index === -1) return { previous: undefined, next: undefined };
	return { previous: files[index - 1], next: files[index + 1] };
}
