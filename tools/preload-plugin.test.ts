import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { afterAll, expect, it } from "vitest";
import { projectRoot } from "./binaries.ts";
import { preloadPlugin } from "./preload-plugin.ts";

const folder = mkdtempSync(join(tmpdir(), "preload-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("puts our helper around a dynamic import, and none of Vite's own", async () => {
	const input = join(folder, "entry.js");
	writeFileSync(join(folder, "late.css"), "p { color: red }");
	writeFileSync(join(folder, "late.js"), 'import "./late.css"; export const late = 1;');
	writeFileSync(input, 'import("./late.js").then(console.log);');
	const result = await build({
		root: projectRoot,
		configFile: false,
		logLevel: "silent",
		publicDir: false,
		plugins: [preloadPlugin()],
		build: { write: false, minify: false, rolldownOptions: { input } },
	});
	const code = (result as Rolldown.RolldownOutput).output.map((file) => ("code" in file ? file.code : "")).join("");
	expect(code).toContain("async function preload(");
	expect(code).not.toContain("csp-nonce");
});
