import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { packName } from "../../src/search/name.ts";
import { catalogueOf } from "../catalogue-plugin.ts";
import { serveJson } from "../serve-json.ts";
import { type DocumentIndex, documentIndex } from "./document-index.ts";
import { siteNames } from "./site-names.ts";

const plan = "virtual:search-plan";
const names = "virtual:search-names";

/** By catalogue, which is the same one as long as the documents are: a build asks for browsers and once more for Node. */
const indexes = new WeakMap<object, DocumentIndex>();

/**
 * Gives the search what it begins with, the plan of the index and the names of the site, and writes the parts of the
 * index beside the scripts; the development server makes them anew with each page.
 */
export function searchPlugin(): Plugin {
	let root = process.cwd();
	const indexOf = (): DocumentIndex => {
		const catalogue = catalogueOf(root);
		const index =
			indexes.get(catalogue) ?? documentIndex(catalogue, (path) => readFileSync(join(root, "public", path), "utf8"));
		indexes.set(catalogue, index);
		return index;
	};
	return {
		name: "search",
		configResolved(config) {
			root = config.root;
		},
		resolveId: (id) => (id === plan || id === names ? `\0${id}` : undefined),
		load(id) {
			// As JSON they are read in half the time that a script of them takes.
			if (id === `\0${names}`)
				return `export default JSON.parse(${JSON.stringify(JSON.stringify(siteNames().map(packName)))});`;
			if (id !== `\0${plan}`) return undefined;
			const index = indexOf();
			if (this.meta.watchMode || this.environment.name !== "client")
				return `export default ${JSON.stringify(index.plan)};`;
			for (const [name, source] of index.files)
				this.emitFile({ type: "asset", fileName: `${index.plan.folder}${name}`, source });
			return `export default ${JSON.stringify(index.plan)};`;
		},
		configureServer(server) {
			serveJson(server, /\/assets\/search-\w+\/(\w+\.json)$/, (name) => indexOf().files.get(name));
		},
	};
}
