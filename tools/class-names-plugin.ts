import type { Plugin } from "vite";

const importOfClasses = /^import (\w+) from ("[^"]+\.module\.css");$/gm;

/**
 * A style sheet's classes are bundled as one object, with all their names, used or not. Here a component takes them one by
 * one, as from a module, so that each stands in the script as the text it is.
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
			// A class that its style sheet does not have would be left out without a word.
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
					// What is no identifier is in the object alone, which would be a second copy of all names.
					const others = [...names.matchAll(/"((?:\d|[^"]*-)[^"]*|default)": ("[^"]*")/g)];
					const exported = others.map(([, name, value], index) => {
						return `const $${index} = ${value};\nexport { $${index} as "${name}" };`;
					});
					// Once all names stand elsewhere the module is empty, and would be left out with the sheet.
					return { code: code.replace(object, () => exported.join("\n")), moduleSideEffects: "no-treeshake" };
				},
			},
		},
	];
}
