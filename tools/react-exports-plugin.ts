import { createRequire } from "node:module";
import type { Plugin } from "vite";

const modules = ["react", "react/jsx-runtime"];
const prefix = "\0exports-of:";
/** React DOM's functions for hints about resources, one statement each. */
const hints = /^exports\.pre\w+ = function [\s\S]*?^};\n/gm;
const isReact = (file = "") => file.startsWith(prefix) || /\/node_modules\/(?:react|react-dom|scheduler)\//.test(file);

/**
 * React is CommonJS: bundled as it is, every script looks up a function on its exports object at each call, and fetches
 * a helper for that. This plugin gives the application React's functions as named exports, as from an ES module. Unused
 * exports of CommonJS stay in a bundle: React DOM's `preload`, `preinit` and the like are taken out, and must not be
 * imported. The pages that are built contain such hints already.
 */
export function reactExportsPlugin(): Plugin {
	return {
		name: "react-exports",
		apply: "build",
		enforce: "pre",
		resolveId(id, importer) {
			// On the server, Node itself provides the names.
			const isOurs = modules.includes(id) && !isReact(importer) && this.environment.name === "client";
			return isOurs ? prefix + id : undefined;
		},
		transform(code, id) {
			return id.endsWith("/react-dom/cjs/react-dom.production.js")
				? { code: code.replace(hints, ""), map: null }
				: undefined;
		},
		load(id) {
			if (!id.startsWith(prefix)) return undefined;
			const name = id.slice(prefix.length);
			// Names that begin with an underscore are for React's own packages.
			const exported = Object.keys(createRequire(import.meta.url)(name)).filter((key) => /^[A-Za-z]\w*$/.test(key));
			const lines = exported.map((key) => `export const ${key} = module.${key};`);
			return [`import module from ${JSON.stringify(name)};`, "export default module;", ...lines].join("\n");
		},
	};
}
