import * as v from "valibot";
import { parse } from "yaml";
import { sections } from "../src/content/sections.ts";
import type { DocumentFile, DocumentSection } from "../src/documents/catalogue.ts";
import { shortHash } from "../src/documents/short-hash.ts";
import { slugify } from "../src/documents/slug.ts";
import { splitFrontMatter } from "../src/documents/source-text.ts";

/** A document with fields that the application loads only when needed. */
export interface DescribedFile extends DocumentFile {
	description: string;
}

export interface DescribedSection extends DocumentSection {
	files: DescribedFile[];
}

/** A markdown file in `public/`. */
export interface SourceFile {
	/** "docs/05-technical-architecture/02-server-capsules.md" */
	path: string;
	text: string;
	/** ISO date, or null if git does not know the file. */
	updated: string | null;
}

const text = (field: string, min: number, max: number) =>
	v.pipe(
		v.string(`${field}: must be text; write "${field}: …" between the two --- lines`),
		v.trim(),
		v.check(
			(value) => value.length >= min && value.length <= max,
			(issue) => `${field}: must have ${min} to ${max} characters, has ${String(issue.input).length}; reword it`,
		),
	);

const FrontMatter = v.strictObject(
	{ title: text("title", 1, 80), description: text("description", 20, 200) },
	({ expected, received }) => {
		if (expected === "never") return `${received.replaceAll('"', "")}: is not a field of a document; leave it out`;
		const field = expected?.replaceAll('"', "") ?? "";
		if (field === "title" || field === "description")
			return `${field}: is missing; write "${field}: …" in the front matter`;
		return "front matter: must be a list of fields; start the file with ---, title, description, ---";
	},
);

/** Puts a section's hundredth document after its ninety-ninth. */
const byNumber = new Intl.Collator("en", { numeric: true });

/**
 * The catalogue of all ten sections from the front matter of the documents.
 * @throws Error that lists every fault as "file: field: what is wrong; the cure"
 * Specification 3
 */
export function readCatalogue(files: readonly SourceFile[]): DescribedSection[] {
	const faults: string[] = [];
	const catalogue = sections.map(({ id, title, icon, kanji }): DescribedSection => {
		return { id, title, icon, kanji, slug: slugify(title), files: [] };
	});
	const folders = new Map<string, string>();
	for (const file of [...files].sort((a, b) => byNumber.compare(a.path, b.path))) {
		const fault = (message: string) => faults.push(`public/${file.path}: ${message}`);
		const match = /^docs\/((\d\d)-[a-z0-9-]+)\/(\d{2,})-[a-z0-9-]+\.md$/.exec(file.path);
		if (match === null) {
			fault("path: must look like docs/05-technical-architecture/02-server-capsules.md; rename the file");
			continue;
		}
		const [, folder = "", sectionId = "", index = ""] = match;
		const section = catalogue.find((candidate) => candidate.id === sectionId);
		if (section === undefined) {
			fault(`path: there is no section ${sectionId}; add it to src/content/sections.ts or rename the folder`);
			continue;
		}
		const otherFolder = folders.get(sectionId) ?? folder;
		if (otherFolder !== folder) fault(`path: section ${sectionId} is in ${otherFolder} already; keep one folder`);
		folders.set(sectionId, otherFolder);
		const matter = readFrontMatter(file.text, fault);
		if (matter === undefined) continue;
		const entry: DescribedFile = {
			id: `${sectionId}-${index}`,
			sectionId,
			title: matter.title,
			slug: slugify(matter.title),
			path: file.path,
			description: matter.description,
			descriptionHash: shortHash(slugify(matter.description)),
			updated: file.updated,
		};
		if (entry.slug === "")
			fault("title: must contain a Latin letter or a digit, because its address is made of them; reword it");
		for (const other of section.files) {
			if (other.id === entry.id) fault(`path: ${entry.id} is taken by ${other.path}; use the next free number`);
			if (other.slug === entry.slug) fault(`title: has the same slug as ${other.path} (${entry.slug}); reword one`);
		}
		section.files.push(entry);
	}
	if (faults.length > 0) throw new Error(`The documents have faults:\n${faults.join("\n")}`);
	return catalogue;
}

function readFrontMatter(source: string, fault: (message: string) => void) {
	const { frontMatter } = splitFrontMatter(source);
	if (frontMatter === null) {
		fault("front matter: is missing; start the file with ---, title, description, ---");
		return undefined;
	}
	let fields: unknown;
	try {
		fields = parse(frontMatter);
	} catch (error) {
		fault(`front matter: is not YAML (${String(error).split("\n")[0]}); put values that contain a colon in quotes`);
		return undefined;
	}
	// To valibot, a list is an object too.
	const result = v.safeParse(FrontMatter, Array.isArray(fields) ? null : fields);
	if (result.success) return result.output;
	for (const issue of result.issues) fault(issue.message);
	return undefined;
}
