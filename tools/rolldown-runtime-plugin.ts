import type { Plugin } from "vite";

/**
 * Rolldown's helper for namespaces copies inherited keys, too: a single property that an extension adds to
 * `Object.prototype` would end every script of the site. This plugin gives it the object's own keys.
 */
export function rolldownRuntimePlugin(): Plugin {
	return {
		name: "rolldown-runtime",
		apply: "build",
		renderChunk(code, { name }) {
			if (name !== "rolldown-runtime") return null;
			const own = code.replace(/for \((var|let|const) (\w+) in (\w+)\)/g, "for ($1 $2 of Object.keys($3))");
			if (own === code) this.error("Rolldown's runtime no longer copies keys as this plugin expects");
			return own;
		},
	};
}
