import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import { build, type Rolldown } from "vite";
import { afterAll, expect, it } from "vitest";
import { projectRoot } from "./binaries.ts";
import { reactExportsPlugin } from "./react-exports-plugin.ts";

const publicNames = (module: object) =>
	Object.keys(module).filter((name) => name !== "default" && !/^(?:_|module\.exports)/.test(name));

const folder = mkdtempSync(join(tmpdir(), "react-exports-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles one module with the plugin. @returns its exports */
async function bundled(code: string): Promise<Record<string, unknown>> {
	const entry = join(folder, "entry.js");
	writeFileSync(entry, code);
	const result = await build({
		root: projectRoot,
		configFile: false,
		logLevel: "silent",
		plugins: [reactExportsPlugin()],
		build: { write: false, minify: false, lib: { entry, formats: ["es"] } },
	});
	const [bundle] = result as Rolldown.RolldownOutput[];
	return import(`data:text/javascript,${encodeURIComponent(bundle?.output[0].code ?? "")}`);
}

it.each([
	["react", react],
	["react/jsx-runtime", jsxRuntime],
])("gives every public export of %s by name", async (id, module) => {
	const names = publicNames(module);
	const { all } = await bundled(
		`import { ${names.join(", ")} } from "${id}"; export const all = { ${names.join(", ")} };`,
	);
	expect(names.length).toBeGreaterThan(2);
	for (const name of names) expect(all, name).toHaveProperty(name, expect.anything());
});

it("leaves out the hints about resources of React DOM, and nothing else", async () => {
	const production = join(projectRoot, "node_modules/react-dom/cjs/react-dom.production.js");
	const { all } = await bundled(`import all from ${JSON.stringify(production)}; export { all };`);
	const gone = publicNames(reactDom).filter((name) => !Object.hasOwn(all as object, name));
	expect(gone.toSorted()).toEqual([
		"preconnect",
		"prefetchDNS",
		"preinit",
		"preinitModule",
		"preload",
		"preloadModule",
	]);
});

it("keeps the default export for code that uses React as one object", async () => {
	const { element } = await bundled('import React from "react"; export const element = React.createElement("p");');
	expect(element).toMatchObject({ type: "p" });
});
