import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { classNamesPlugin } from "./class-names-plugin.ts";

/* A project with one component and its style sheet, built as ours is. */

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "class-names-"));
	mkdirSync(join(root, "src"));
	writeFileSync(join(root, "src/card.module.css"), ".frame { color: red } .other { color: green }");
});
afterEach(() => rmSync(root, { recursive: true }));

async function builtFrom(component: string): Promise<{ script: string; sheet: string }> {
	writeFileSync(join(root, "src/card.tsx"), `import styles from "./card.module.css";\n${component}`);
	const { output } = (await build({
		root,
		configFile: false,
		logLevel: "silent",
		plugins: [classNamesPlugin()],
		css: { modules: { generateScopedName: "[local]_x" } },
		build: {
			write: false,
			rolldownOptions: { input: join(root, "src/card.tsx"), optimization: { inlineConst: { mode: "all" } } },
		},
	})) as Rolldown.RolldownOutput;
	const text = (end: string) =>
		output
			.filter(({ fileName }) => fileName.endsWith(end))
			.map((file) => String(file.type === "chunk" ? file.code : file.source))
			.join();
	return { script: text(".js"), sheet: text(".css") };
}

it("inlines a class where it is used, leaves unused ones out of the script, and keeps the whole sheet", async () => {
	const { script, sheet } = await builtFrom("document.body.className = styles.frame;");
	expect(script).toContain("document.body.className=`frame_x`");
	expect(script).not.toContain("other");
	expect(sheet).toMatch(/\.frame_x.*\.other_x/s);
});

it("keeps all classes, each once and whatever its name, when a runtime value chooses one", async () => {
	writeFileSync(
		join(root, "src/card.module.css"),
		".frame { color: red } .far-off { color: grey } .for { color: green } .default { color: blue }",
	);
	const { script } = await builtFrom("document.body.className = styles[location.hash];");
	expect(script.match(/[\w-]+_x/g)?.toSorted()).toEqual(["default_x", "far-off_x", "for_x", "frame_x"]);
	for (const name of ["frame", '"far-off"', "for", "default"]) expect(script).toContain(`${name}:()=>`);
});

it("fails the build for a class that the sheet does not have", async () => {
	await expect(builtFrom("document.body.className = styles.farme;")).rejects.toThrow(/farme.*card\.module\.css/s);
});
