import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sections } from "../src/content/sections.ts";
import { allDocuments, type DocumentSection } from "../src/documents/catalogue.ts";
import { projectRoot } from "./binaries.ts";
import { catalogueOf } from "./catalogue-plugin.ts";
import { documentFaults } from "./document-faults.ts";

/** Which sections have more documents than specification 3 gives them. */
export function countFaults(catalogue: readonly DocumentSection[]): string[] {
	return catalogue.flatMap(({ id, title, files }) => {
		const most = sections.find((section) => section.id === id)?.expectedFiles ?? 0;
		return files.length > most
			? [`public/docs: section ${id} ${title} has ${files.length} documents; specification 3 gives it ${most}`]
			: [];
	});
}

/** Every fault of the documents below `root`, as "file:line: what is wrong". */
export function checkDocuments(root: string): string[] {
	let catalogue: DocumentSection[];
	try {
		catalogue = catalogueOf(root);
	} catch (error) {
		return (error instanceof Error ? error.message : String(error)).split("\n");
	}
	const hasFile = (path: string) => existsSync(join(root, "public", path));
	const faults = allDocuments(catalogue).flatMap(({ path }) => {
		const source = readFileSync(join(root, "public", path), "utf8");
		return documentFaults(source, catalogue, hasFile).map(({ line, message }) => `public/${path}:${line}: ${message}`);
	});
	return [...countFaults(catalogue), ...faults];
}

if (import.meta.main) {
	const faults = checkDocuments(projectRoot);
	for (const fault of faults) console.error(fault);
	console.log(faults.length === 0 ? "Documents: no faults" : `Documents: ${faults.length} faults`);
	process.exit(faults.length === 0 ? 0 : 1);
}
