import type { Plugin } from "vite";

const importOfClasses = /^import (\w+) from ("[^"]+\.module\.css");$/gm;

/**
 * By default, a style sheet's classes are bundled as one object with all their names, used or not. With this plugin a
 * component imports them one by one, as from a module, so that each one is inlined as a string.
 */
export function classNamesPlugin(): Plugin[] {
	const client = { apply: "build", applyToEnvironment: ({ name }) => name === "client" } satisfies Partial<Plugin>;
	return [
		{
			...client,
			name: "class-names",
			enforce: "pre",
			transform: {
				filter: { id: /\/src\/.+\.tsx?$/ },
				handler: (code) => code.replace(importOfClasses, "import * as $1 from $2;"),
			},
			// A class that is missing from its style sheet would otherwise be dropped silently.
			onLog(_level, { code, message }) {
				if (code === "IMPORT_IS_UNDEFINED") this.error(message);
			},
		},
		{
			...client,
			name: "class-names-sheets",
			enforce: "post",
			transform: {
				filter: { id: /\.module\.css$/ },
				handler(code) {
					const [object = "", names = ""] = /^export default \{([^}]*)\};?\s*$/m.exec(code) ?? [];
					// Names that are not identifiers exist only in the object, which would be a second copy of all names.
					const others = [...names.matchAll(/"((?:\d|[^"]*-)[^"]*|default)": ("[^"]*")/g)];
					const exported = others.map(([, name, value], index) => {
						return `const $${index} = ${value};\nexport { $${index} as "${name}" };`;
					});
					// Once all names are exported separately the module is empty, and would be dropped together with the sheet.
					return { code: code.replace(object, () => exported.join("\n")), moduleSideEffects: "no-treeshake" };
				},
			},
		},
	];
}
