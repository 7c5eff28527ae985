import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type BuiltDocument, textKey } from "../src/documents/built-document.ts";
import { allDocuments } from "../src/documents/catalogue.ts";
import { projectRoot } from "./binaries.ts";
import { builtDocuments } from "./built-documents-plugin.ts";
import { catalogueOf, descriptionsOf } from "./catalogue-plugin.ts";
import { parseOnce } from "./parse-once.ts";

it("contains every document, parsed, with its text key, and the descriptions of all, in a folder named after the content", async () => {
	const { folder, files, byMarkdown } = await builtDocuments(projectRoot);
	expect(folder).toMatch(/^assets\/documents-[0-9a-f]{7}\/$/);
	const documents = allDocuments(catalogueOf(projectRoot));
	expect([...files.keys()]).toEqual([...documents.map(({ id }) => `${id}.json`), "descriptions.json"]);
	expect(JSON.parse(files.get("descriptions.json") ?? "")).toEqual(descriptionsOf(projectRoot));
	for (const { id, path } of documents) {
		expect(byMarkdown.get(path)).toBe(`${folder}${id}.json`);
		const markdown = readFileSync(join(projectRoot, "public", path), "utf8");
		const built = JSON.parse(files.get(`${id}.json`) ?? "") as BuiltDocument;
		// Compared with the tree parsed once in this process, after a round trip through JSON.
		expect(built).toEqual({ textKey: textKey(markdown), parsed: await parseOnce(markdown) });
	}
}, 30_000);
