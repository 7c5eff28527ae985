import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { catalogueOf } from "./catalogue-plugin.ts";

const root = mkdtempSync(join(tmpdir(), "catalogue-"));
afterEach(() => rmSync(root, { recursive: true }));

it("the catalogue is read again only when a document has changed or was added", () => {
	const folder = join(root, "public/docs/01-project-overview");
	mkdirSync(folder, { recursive: true });
	const write = (name: string, title: string) =>
		writeFileSync(join(folder, name), `---\ntitle: ${title}\ndescription: What the project is here for.\n---\n`);
	const titles = () => catalogueOf(root).flatMap(({ files }) => files.map(({ title }) => title));

	write("01-vision.md", "Vision");
	const first = catalogueOf(root);
	expect(catalogueOf(root)).toBe(first);
	write("01-vision.md", "The vision");
	expect(titles()).toEqual(["The vision"]);
	write("02-charter.md", "Charter");
	expect(titles()).toEqual(["The vision", "Charter"]);
});
