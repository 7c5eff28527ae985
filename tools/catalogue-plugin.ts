import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { packCatalogue } from "../src/documents/catalogue-pack.ts";
import { documentVersion } from "../src/documents/document-version.ts";
import { passagesOf } from "../src/documents/passages.ts";
import { contentKey } from "./content-cache.ts";
import { fileDates } from "./file-dates.ts";
import { filesIn } from "./files-in.ts";
import { parseOnce } from "./parse-once.ts";
import { type DescribedSection, readCatalogue } from "./read-catalogue.ts";

/** The virtual modules that the plugin provides: each module's name, and its code. */
const modules: Record<string, (root: string) => string | Promise<string>> = {
	"virtual:catalogue": (root) => {
		const packed = JSON.stringify(packCatalogue(catalogueOf(root)));
		return `import { unpackCatalogue } from "/src/documents/catalogue-pack.ts";\nexport default unpackCatalogue(${packed});`;
	},
	"virtual:document-descriptions": (root) => `export default ${JSON.stringify(descriptionsOf(root))};`,
	"virtual:document-versions": async (root) => `export default ${JSON.stringify(await documentVersions(root))};`,
};

let last = { key: "", catalogue: readCatalogue([]) };

/**
 * The catalogue of the documents in `public/docs` of a project; cached until the documents change.
 * @throws Error that lists file and field of every fault
 */
export function catalogueOf(root: string): DescribedSection[] {
	const folder = join(root, "public");
	if (!existsSync(join(folder, "docs"))) return readCatalogue([]);
	const paths = filesIn(folder, "docs/**/*.md");
	const sources = paths.map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
	const key = contentKey([root, ...sources.flatMap(({ path, text }) => [path, text])]);
	if (key === last.key) return last.catalogue;
	const dates = fileDates(root, "public/docs");
	const catalogue = readCatalogue(
		sources.map((source) => ({ ...source, updated: dates.get(`public/${source.path}`)?.last ?? null })),
	);
	last = { key, catalogue };
	return catalogue;
}

/** The description of each document, by id. */
export function descriptionsOf(root: string): Record<string, string> {
	const files = catalogueOf(root).flatMap((section) => section.files);
	return Object.fromEntries(files.map(({ id, description }) => [id, description]));
}

/** The version of each document, by id: it changes whenever one of its passages does, and only then. */
async function documentVersions(root: string): Promise<Record<string, string>> {
	const files = catalogueOf(root).flatMap((section) => section.files);
	const versions = files.map(async ({ id, path }) => {
		const { nodes } = await parseOnce(readFileSync(join(root, "public", path), "utf8"));
		return [id, documentVersion(passagesOf(nodes))];
	});
	return Object.fromEntries(await Promise.all(versions));
}

/**
 * This package's browser build decodes entities with `innerHTML`. The parser's worker has no document, and the page's
 * policy allows no HTML strings, so we bundle the build for Node.
 */
const entities = "decode-named-character-reference";
const entitiesWithoutDom = createRequire(createRequire(import.meta.url).resolve("mdast-util-from-markdown")).resolve(
	entities,
);

/**
 * Gives the application the documents' catalogue, descriptions and versions, reloads the page when a document changes
 * during development, and provides a markdown parser that runs in a worker.
 */
export function cataloguePlugin(): Plugin {
	let root = process.cwd();
	return {
		name: "catalogue",
		config: () => ({
			resolve: { alias: [{ find: new RegExp(`^${entities}$`), replacement: entitiesWithoutDom }] },
		}),
		configResolved(config) {
			root = config.root;
		},
		resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
		load: (id) => modules[id.slice(1)]?.(root),
		configureServer(server) {
			const docs = join(root, "public", "docs");
			server.watcher.add(docs);
			server.watcher.on("all", (_event, file) => {
				if (!file.startsWith(docs) || !file.endsWith(".md")) return;
				for (const name of Object.keys(modules)) {
					const module = server.moduleGraph.getModuleById(`\0${name}`);
					if (module) server.moduleGraph.invalidateModule(module);
				}
				server.ws.send({ type: "full-reload" });
			});
		},
	};
}
