import {
	allDocuments,
	type DocumentFile,
	type DocumentSection,
	findDocument,
	findSection,
	safeDecode,
} from "./catalogue.ts";
import { slugify } from "./slug.ts";

/** What a link inside a document does. Specification 2.3 */
export type ResolvedLink =
	/** Opens the document in place. */
	| { kind: "document"; document: DocumentFile }
	/** Logs to the console and does nothing else. */
	| { kind: "unknown-document"; href: string }
	/** Shown as a label, not as a link. */
	| { kind: "inert" }
	/** Opens in a new tab without opener. */
	| { kind: "external"; href: string };

/**
 * Where an authored link leads. A link to `/docs/` identifies a document by the path of its file, by the name of that
 * file (with or without number and extension), by its title, by its slugs or by its id; query and fragment are
 * ignored.
 * @param href as written, without the base path
 * @example resolveLink("/docs/05-technical-architecture/02-server-capsules.md", catalogue).kind // "document"
 * Specification 2.3
 */
export function resolveLink(href: string, catalogue: readonly DocumentSection[]): ResolvedLink {
	const target = /^(?:\.?\/)?docs\/([^?#]*)/i.exec(href)?.[1];
	const segments = target?.split("/").filter((segment) => segment !== "") ?? [];
	if (segments.length > 0) {
		const document = documentAt(segments, catalogue);
		return document ? { kind: "document", document } : { kind: "unknown-document", href };
	}
	if (target !== undefined || /^[#/]/.test(href) || href === "") return { kind: "inert" };
	return { kind: "external", href };
}

function documentAt(segments: string[], catalogue: readonly DocumentSection[]): DocumentFile | undefined {
	if (segments.length > 2) return undefined;
	const files = allDocuments(catalogue);
	const [first = "", second] = segments;
	if (second === undefined) return only(files.filter((file) => isNamed(file, first)));
	const named = findSection(catalogue, first);
	const byRoute = named && findDocument(named, second);
	if (byRoute) return byRoute;
	const folder = /^(\d\d)-/.exec(first)?.[1];
	const section = folder === undefined ? named : findSection(catalogue, folder);
	// A link to a renamed folder still works, as long as the file's name is unambiguous.
	const inSection = section && only(section.files.filter((file) => isNamed(file, second)));
	return inSection ?? only(files.filter((file) => isNamed(file, second)));
}

function isNamed(file: DocumentFile, segment: string): boolean {
	const wanted = safeDecode(segment).toLowerCase().replace(/\.md$/, "");
	if (wanted === "") return false;
	const name = file.path.slice(file.path.lastIndexOf("/") + 1, -".md".length);
	const names = [file.id, file.slug, name, name.replace(/^\d+-/, "")];
	return names.includes(wanted) || slugify(wanted) === file.slug;
}

/** A name that matches two documents identifies neither. */
function only(files: readonly DocumentFile[]): DocumentFile | undefined {
	return files.length === 1 ? files[0] : undefined;
}
