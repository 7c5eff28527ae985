import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { licencesText } from "./third-party-licences.ts";

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
		packageNamed("cherry", "MIT", { "license.md": "Copyright Aiko\r\n" }),
		packageNamed("apricot", "ISC", { "LICENCE.txt": "Copyright Ren", NOTICE: "Copyright Mika", "licensed.js": "" }),
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

it("throws for a package that comes without the text that its licence asks for", () => {
	expect(() => licencesText([packageNamed("quince", "MIT")])).toThrow("quince comes without the text of its licence");
});
