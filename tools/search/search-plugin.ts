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

/** Cached by catalogue, since a build asks for the index twice: for browsers and for prerendering. */
const indexes = new WeakMap<object, DocumentIndex>();

/**
 * Provides the virtual modules of the search (the index plan and the site's names) and emits the index files as assets.
 * The development server builds them on request.
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
			// JSON.parse of a string is twice as fast as evaluating an object literal.
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
