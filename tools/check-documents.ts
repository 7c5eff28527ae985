import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expectedFiles } from "../src/content/sections.ts";
import { allDocuments, type DocumentSection } from "../src/documents/catalogue.ts";
import { projectRoot } from "./binaries.ts";
import { catalogueOf } from "./catalogue-plugin.ts";
import { documentFaults } from "./documents/document-faults.ts";
import { figureFaults } from "./documents/figure-marks.ts";
import { proseFaults } from "./documents/prose-faults.ts";
import { repetitionFaults } from "./documents/repetition.ts";
import { spellingFaults } from "./documents/spelling.ts";

/** Sections with more or fewer documents than specification 3 lists. */
export function countFaults(catalogue: readonly DocumentSection[]): string[] {
	return catalogue.flatMap(({ id, title, files }) => {
		const expected = expectedFiles[id];
		return files.length === expected
			? []
			: [`public/docs: section ${id} ${title} has ${files.length} documents; specification 3 lists ${expected}`];
	});
}

/** Every fault of the documents in `root`, as "file:line: what is wrong". */
function checkDocuments(root: string): string[] {
	let catalogue: DocumentSection[];
	try {
		catalogue = catalogueOf(root);
	} catch (error) {
		return (error instanceof Error ? error.message : String(error)).split("\n");
	}
	const read = (path: string) => {
		const file = join(root, "public", path);
		return existsSync(file) ? readFileSync(file, "utf8") : undefined;
	};
	const sources = new Map(allDocuments(catalogue).map(({ path }) => [path, read(path) ?? ""]));
	const faults = [...sources].flatMap(([path, source]) =>
		[
			...documentFaults(source, path, catalogue, read),
			...figureFaults(source),
			...proseFaults(source),
			...spellingFaults(source),
		].map(({ line, message }) => `public/${path}:${line}: ${message}`),
	);
	return [...countFaults(catalogue), ...faults, ...repetitionFaults(sources).map((fault) => `public/${fault}`)];
}

if (import.meta.main) {
	const faults = checkDocuments(projectRoot);
	for (const fault of faults) console.error(fault);
	console.log(faults.length === 0 ? "Documents: no faults" : `Documents: ${faults.length} faults`);
	process.exit(faults.length === 0 ? 0 : 1);
}
