import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { type BuiltDocument, textKey } from "../src/documents/built-document.ts";
import { catalogueOf, descriptionsOf } from "./catalogue-plugin.ts";
import { contentKey } from "./content-cache.ts";
import { parseOnce } from "./parse-once.ts";
import { serveJson } from "./serve-json.ts";

const folderModule = "virtual:built-documents";

/**
 * Texts by file name within the folder (a file for each document, and `descriptions.json`), and each file by the path of its markdown; both without base and leading slash.
 */
interface BuiltDocuments {
	folder: string;
	files: ReadonlyMap<string, string>;
	byMarkdown: ReadonlyMap<string, string>;
}

/**
 * The parsed documents of a project and the folder they are served from; the folder's name changes with the documents
 * and with the parser.
 */
export async function builtDocuments(root: string): Promise<BuiltDocuments> {
	const documents = catalogueOf(root).flatMap((section) => section.files);
	const files = await Promise.all(
		documents.map(async ({ id, path }) => {
			const markdown = readFileSync(join(root, "public", path), "utf8");
			const built: BuiltDocument = { textKey: textKey(markdown), parsed: await parseOnce(markdown) };
			return [`${id}.json`, JSON.stringify(built)] as const;
		}),
	);
	files.push(["descriptions.json", JSON.stringify(descriptionsOf(root))]);
	const folder = `assets/documents-${contentKey(files.flat()).slice(0, 7)}/`;
	const byMarkdown = new Map(documents.map(({ id, path }) => [path, `${folder}${id}.json`]));
	return { folder, files: new Map(files), byMarkdown };
}

/**
 * Writes each document in parsed form, and the descriptions of all, next to the scripts and tells the reader where to
 * find them; the development server generates them on request.
 */
export function builtDocumentsPlugin(): Plugin {
	let root = process.cwd();
	return {
		name: "built-documents",
		configResolved(config) {
			root = config.root;
		},
		resolveId: (id) => (id === folderModule ? `\0${id}` : undefined),
		async load(id) {
			if (id !== `\0${folderModule}`) return undefined;
			const { folder, files } = await builtDocuments(root);
			if (!this.meta.watchMode && this.environment.name === "client")
				for (const [name, source] of files) this.emitFile({ type: "asset", fileName: folder + name, source });
			return `export default ${JSON.stringify(folder)};`;
		},
		configureServer(server) {
			serveJson(server, /\/assets\/documents-\w+\/([\w-]+\.json)$/, async (name) =>
				(await builtDocuments(root)).files.get(name),
			);
		},
	};
}
