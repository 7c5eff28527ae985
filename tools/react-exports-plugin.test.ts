import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import { build, type Plugin, type Rolldown } from "vite";
import { afterAll, expect, it } from "vitest";
import { projectRoot } from "./binaries.ts";
import { reactExportsPlugin } from "./react-exports-plugin.ts";

const publicNames = (module: object) =>
	Object.keys(module).filter((name) => name !== "default" && !/^(?:_|module\.exports)/.test(name));

const folder = mkdtempSync(join(tmpdir(), "react-exports-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles one module with the plugin. @returns its exports */
async function bundled(code: string): Promise<Record<string, unknown>> {
	const entry = join(folder, "entry.tsx");
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
	const names = publicNames(module).filter((name) => name !== "ViewTransition");
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

/** Bundles React DOM for browsers. @returns its code */
async function clientCode(plugins: Plugin[]): Promise<string> {
	const entry = join(folder, "client.tsx");
	writeFileSync(
		entry,
		`export { hydrateRoot } from ${JSON.stringify(join(projectRoot, "node_modules/react-dom/client.js"))};`,
	);
	const result = await build({
		root: projectRoot,
		mode: "production",
		configFile: false,
		logLevel: "silent",
		define: { "process.env.NODE_ENV": '"production"' },
		plugins,
		build: { write: false, minify: true, lib: { entry, formats: ["es"] } },
	});
	const [bundle] = result as Rolldown.RolldownOutput[];
	return bundle?.output[0].code ?? "";
}

it("cuts out of React DOM what this site does without", async () => {
	const [whole, cut] = await Promise.all([clientCode([]), clientCode([reactExportsPlugin()])]);
	const parts = [/checkDCE/, /imageSrcSet/, /prototype\.compareDocumentPosition/, /prototype\.getAnimations/];
	expect(parts.map((part) => part.test(whole))).toEqual(parts.map(() => true));
	expect(parts.map((part) => part.test(cut))).toEqual(parts.map(() => false));
	expect(/\.hydrateRoot = function/.test(cut)).toBe(true);
});

it.each([
	["view transitions", 'import { ViewTransition } from "react"; export const all = ViewTransition;'],
	["refs to fragments", 'import { Fragment } from "react"; export const all = <Fragment key="a" ref={() => {}} />;'],
])("does not build what needs a part that is cut out: %s", async (_what, code) => {
	await expect(bundled(code)).rejects.toThrow();
});
