import type { Plugin } from "vite";

/** Rolldown's helpers, in whichever chunk it puts them. */
const RUNTIME = "\0rolldown/runtime.js";
const INHERITED = /for \(var (\w+) in (\w+)\)(?= \{\s*\w+\(\w+, \1, \{\s*get: \2\[\1\])/;

/**
 * Rolldown's helper for namespaces copies inherited keys, too: a single property that an extension adds to
 * `Object.prototype` would end every script of the site. This plugin gives it the object's own keys.
 */
export function rolldownRuntimePlugin(): Plugin {
	return {
		name: "rolldown-runtime",
		apply: "build",
		renderChunk(code, { moduleIds }) {
			if (!moduleIds.includes(RUNTIME)) return null;
			const own = code.replace(INHERITED, "for (var $1 of Object.keys($2))");
			if (own === code) this.error("Rolldown's runtime no longer copies keys as this plugin expects");
			return own;
		},
	};
}
