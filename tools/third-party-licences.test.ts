import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { projectRoot } from "./binaries.ts";
import { licencesFile, licencesPlugin, licencesText, writeLicences } from "./third-party-licences.ts";

const root = mkdtempSync(join(tmpdir(), "third-party-licences-"));
afterAll(() => rmSync(root, { recursive: true }));

function packageNamed(name: string, license: string, files: Record<string, string> = {}): string {
	const folder = join(root, name);
	mkdirSync(folder);
	const about = JSON.stringify({ name, version: "1.0.0", license });
	for (const [file, text] of Object.entries({ ...files, "package.json": about }))
		writeFileSync(join(folder, file), text);
	return folder;
}

it("has each text once, in the same order whatever the order of the packages, and no path of this machine", () => {
	const folders = [
		packageNamed("plum", "MIT", { LICENSE: "Copyright Aiko\n" }),
		packageNamed("cherry", "MIT", { "license.md": "Copyright Aiko\r\n\r\n" }),
		packageNamed("apricot", "ISC", {
			"LICENCE.txt": "Copyright Ren",
			NOTICE: "Copyright Mika",
			"licensed.js": "Copyright nobody",
			"check-license": "Copyright nobody",
		}),
		packageNamed("peach", "Unlicense"),
	];
	const text = licencesText(folders);
	expect(text.match(/^(?:\w+ 1\.0\.0 \(.*\)|Copyright .*)$/gm)).toEqual([
		...[
			"apricot 1.0.0 (ISC)",
			"Copyright Ren",
			"Copyright Mika",
			"cherry 1.0.0 (MIT)",
			"plum 1.0.0 (MIT)",
			"Copyright Aiko",
		],
		"peach 1.0.0 (Unlicense)",
	]);
	expect(text).not.toContain(root);
	expect(licencesText(folders.toReversed())).toBe(text);
});

it.each(["0BSD", "CC0-1.0", "MIT-0", "Unlicense"])(
	"asks for no text if the licence, %s, asks for no notice",
	(license) => {
		const name = license.toLowerCase();
		expect(licencesText([packageNamed(name, license)])).toContain(`${name} 1.0.0 (${license})`);
	},
);

it("names the packages that a bundle contains, the fonts and the icons", () => {
	const module = (path: string) => join(projectRoot, "node_modules", path).replaceAll("\\", "/");
	const { generateBundle } = licencesPlugin();
	if (typeof generateBundle !== "function") throw new Error("no function");
	generateBundle.call(
		{} as never,
		{} as never,
		{
			"a.js": {
				type: "chunk",
				moduleIds: [module("wouter/esm/index.js"), `\0${module("@solana/kit/dist/index.mjs")}?commonjs-proxy`],
			},
			"b.js": { type: "chunk", moduleIds: [join(projectRoot, "src/app.tsx"), "\0rolldown/runtime.js"] },
			"c.css": { type: "asset", moduleIds: [module("zustand/index.js")] },
		} as never,
		true,
	);
	writeLicences(root);
	const text = readFileSync(join(root, licencesFile), "utf8");
	const names = Array.from(text.matchAll(/^(\S+) \d+\.\d+\.\S+ \(.+\)$/gm), ([, name]) => name);
	expect(names.toSorted()).toEqual([
		"@fontsource-variable/instrument-sans",
		"@fontsource-variable/jetbrains-mono",
		"@fontsource-variable/newsreader",
		"@fontsource/shippori-mincho",
		"@solana/kit",
		"lucide-react",
		"wouter",
	]);
});

it("throws for a package that comes without the text that its licence asks for", () => {
	expect(() => licencesText([packageNamed("quince", "MIT")])).toThrow("quince comes without the text of its licence");
});
