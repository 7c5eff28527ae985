import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type BuiltDocument, textKey } from "../src/documents/built-document.ts";
import { allDocuments } from "../src/documents/catalogue.ts";
import { projectRoot } from "./binaries.ts";
import { builtDocuments } from "./built-documents-plugin.ts";
import { catalogueOf } from "./catalogue-plugin.ts";
import { parseOnce } from "./parse-once.ts";

it("has every document with the key of its text, as the parser reads it, in a folder that is named for them", async () => {
	const { folder, files, byMarkdown } = await builtDocuments(projectRoot);
	expect(folder).toMatch(/^assets\/documents-[0-9a-f]{7}\/$/);
	const documents = allDocuments(catalogueOf(projectRoot));
	expect([...files.keys()]).toEqual(documents.map(({ id }) => `${id}.json`));
	for (const { id, path } of documents) {
		expect(byMarkdown.get(path)).toBe(`${folder}${id}.json`);
		const markdown = readFileSync(join(projectRoot, "public", path), "utf8");
		const built = JSON.parse(files.get(`${id}.json`) ?? "") as BuiltDocument;
		// Read once in this process: the very same tree, through JSON and back.
		expect(built).toEqual({ textKey: textKey(markdown), parsed: await parseOnce(markdown) });
	}
}, 30_000);
