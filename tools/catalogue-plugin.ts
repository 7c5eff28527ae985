import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { DocumentSection } from "../src/documents/catalogue.ts";
import { packCatalogue } from "../src/documents/catalogue-pack.ts";
import { documentDates } from "./document-dates.ts";
import { readCatalogue } from "./read-catalogue.ts";

const name = "virtual:catalogue";
const resolved = `\0${name}`;

/**
 * The catalogue of the documents below `public/docs` of a project.
 * @throws Error that names file and field of every fault
 */
export function catalogueOf(root: string): DocumentSection[] {
	const folder = join(root, "public");
	if (!existsSync(join(folder, "docs"))) return readCatalogue([]);
	const dates = documentDates(root, "public/docs");
	const paths = globSync("docs/**/*.md", { cwd: folder }).map((path) => path.replaceAll("\\", "/"));
	return readCatalogue(
		paths.map((path) => {
			const text = readFileSync(join(folder, path), "utf8");
			return { path, text, updated: dates.get(`public/${path}`) ?? null };
		}),
	);
}

/**
 * For browsers this package decodes entities with `innerHTML`. The parser's worker has no document, and the page's policy
 * allows no HTML strings: what Node gets is the one to bundle.
 */
const entities = "decode-named-character-reference";
const entitiesWithoutDom = createRequire(createRequire(import.meta.url).resolve("mdast-util-from-markdown")).resolve(
	entities,
);

/**
 * Gives the application `virtual:catalogue`, a fresh page when a document changes during development, and a markdown
 * parser that runs in a worker.
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
		resolveId: (id) => (id === name ? resolved : undefined),
		load(id) {
			if (id !== resolved) return undefined;
			const packed = JSON.stringify(packCatalogue(catalogueOf(root)));
			return `import { unpackCatalogue } from "/src/documents/catalogue-pack.ts";\nexport default unpackCatalogue(${packed});`;
		},
		configureServer(server) {
			const docs = join(root, "public", "docs");
			server.watcher.add(docs);
			server.watcher.on("all", (_event, file) => {
				if (!file.startsWith(docs) || !file.endsWith(".md")) return;
				const module = server.moduleGraph.getModuleById(resolved);
				if (module) server.moduleGraph.invalidateModule(module);
				server.ws.send({ type: "full-reload" });
			});
		},
	};
}
