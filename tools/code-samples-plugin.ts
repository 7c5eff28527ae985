import { readFileSync } from "node:fs";
import { extname } from "node:path";
import type { Plugin } from "vite";
import { highlight, languageOf } from "../src/documents/highlight.ts";

const query = /\?highlighted$/;
/** The extension makes it a script to the bundler, whatever the file is. */
const resolved = /^\0highlighted:(.*)\.js$/;

/**
 * Imports a source file as a page shows it: `import sample from "./samples/season-line.tsx?highlighted"` gives its text
 * as the nodes of an article, highlighted at build time as in the documents. The same file is type-checked and run by
 * the tests, so the code shown is known to work. Styles have no grammar and stay plain.
 */
export function codeSamplesPlugin(): Plugin {
	return {
		name: "code-samples",
		enforce: "pre",
		resolveId: {
			filter: { id: query },
			async handler(id, importer) {
				const file = await this.resolve(id.replace(query, ""), importer, { skipSelf: true });
				return file ? `\0highlighted:${file.id}.js` : undefined;
			},
		},
		load: {
			filter: { id: resolved },
			async handler(id) {
				const file = id.replace(resolved, "$1");
				this.addWatchFile(file);
				const source = readFileSync(file, "utf8").trimEnd();
				const nodes = await highlight(source, languageOf(extname(file).slice(1)));
				return `export default ${JSON.stringify(nodes)};`;
			},
		},
	};
}
