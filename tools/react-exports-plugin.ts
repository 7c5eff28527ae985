import { createRequire } from "node:module";
import type { Plugin } from "vite";

const modules = ["react", "react/jsx-runtime"];
const prefix = "\0exports-of:";
const hints = /,\n {2}D: prefetchDNS,[\s\S]*?M: preinitModuleScript(?=\n};)/;
const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?^};\n/gm;
const question = /^ *checkDCE\(\);\n/m;
/** What is cut out of the files of React DOM. */
const cuts: Record<string, RegExp[]> = {
	"cjs/react-dom.production.js": [/^exports\.pre\w+ = function [\s\S]*?^};\n/gm],
	"cjs/react-dom-client.production.js": [hints, methods],
	"client.js": [question],
	"index.js": [question],
};
/** The export of React that needs what is cut out. */
const cutExport = "ViewTransition";
const fragmentRef = /<Fragment\b[^>]*\sref=/;
const isReact = (file = "") => file.startsWith(prefix) || /\/node_modules\/(?:react|react-dom|scheduler)\//.test(file);

/**
 * React is CommonJS: bundled as it is, every script looks up a function on its exports object at each call, and fetches
 * a helper for that. This plugin gives the application React's functions as named exports, as from an ES module. Unused
 * parts of CommonJS stay in a bundle. What this site does without is cut out of React DOM: hints about resources
 * (`preload`, `preinit` and the like), which the built pages contain already, the methods of refs to fragments and of view
 * transitions, and a question of React's developer tools, whether this is a production build. A build that would need
 * refs to fragments or view transitions fails; the hints must not be imported.
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
			if (id.endsWith(".tsx") && fragmentRef.test(code)) this.error("Refs to fragments are cut out of React DOM.");
			const file = /\/node_modules\/react-dom\/(.+)$/.exec(id)?.[1] ?? "";
			return cuts[file] && { code: cuts[file].reduce((rest, cut) => rest.replace(cut, ""), code), map: null };
		},
		load(id) {
			if (!id.startsWith(prefix)) return undefined;
			const name = id.slice(prefix.length);
			// Names that begin with an underscore are for React's own packages.
			const exported = Object.keys(createRequire(import.meta.url)(name)).filter(
				(key) => /^[A-Za-z]\w*$/.test(key) && key !== cutExport,
			);
			const lines = exported.map((key) => `export const ${key} = module.${key};`);
			return [`import module from ${JSON.stringify(name)};`, "export default module;", ...lines].join("\n");
		},
	};
}
