import { sections } from "#src/content/sections.ts";
import type { DocumentFile, DocumentSection } from "./catalogue.ts";
import { slugify } from "./slug.ts";

/**
 * File name (0 if it follows from index and title), index, title, hash of the description, and date (0 if unknown).
 */
type PackedFile = readonly [name: string | 0, index: string, title: string, descriptionHash: string, date: string | 0];

/** Folder (0 if it follows from id and title) and files of each section, in the order of `sections`. */
export type PackedCatalogue = readonly (readonly [folder: string | 0, files: readonly PackedFile[]])[];

/** Leaves out of a catalogue what `unpackCatalogue` can derive: the page's script carries it on every visit. */
export function packCatalogue(catalogue: readonly DocumentSection[]): PackedCatalogue {
	return catalogue.map((section) => {
		const usualFolder = `${section.id}-${section.slug}`;
		const folder = section.files[0]?.path.split("/")[1] ?? usualFolder;
		const files = section.files.map((file): PackedFile => {
			const index = file.id.slice(3);
			const name = file.path.split("/")[2] ?? "";
			const usualName = `${index}-${file.slug}.md`;
			return [name === usualName ? 0 : name, index, file.title, file.descriptionHash, file.updated ?? 0];
		});
		return [folder === usualFolder ? 0 : folder, files];
	});
}

/** The inverse of `packCatalogue`. */
export function unpackCatalogue(packed: PackedCatalogue): DocumentSection[] {
	return sections.map(({ id, title, icon, kanji }, position) => {
		const slug = slugify(title);
		const [folder, files] = packed[position] ?? [0, []];
		const unpack = ([name, index, fileTitle, descriptionHash, date]: PackedFile): DocumentFile => {
			const fileSlug = slugify(fileTitle);
			return {
				id: `${id}-${index}`,
				sectionId: id,
				title: fileTitle,
				slug: fileSlug,
				path: `docs/${folder || `${id}-${slug}`}/${name || `${index}-${fileSlug}.md`}`,
				descriptionHash,
				updated: date || null,
			};
		};
		return { id, title, icon, kanji, slug, files: files.map(unpack) };
	});
}
