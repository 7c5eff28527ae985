import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { markdownTree } from "../../src/documents/markdown-tree.ts";
import { shapeArticle } from "../../src/documents/shape-article.ts";
import { splitFrontMatter } from "../../src/documents/source-text.ts";
import { projectRoot } from "../binaries.ts";
import { catalogueOf } from "../catalogue-plugin.ts";
import { plainParts } from "./plain-parts.ts";

const files = catalogueOf(projectRoot).flatMap((section) => section.files);

it.each(files)("finds the same headings in $path as the reader", ({ path, title }) => {
	const text = readFileSync(join(projectRoot, "public", path), "utf8");
	const { headings } = shapeArticle(markdownTree(splitFrontMatter(text).body), title);
	const found = plainParts(text).slice(1);
	expect(found.map(({ id, heading }) => [id, heading])).toEqual(headings.map(({ id, text }) => [id, text]));
});

it.each([
	["Name **the** _server_ in `web-03`.", "Name the server in web-03."],
	["See [Keys](/docs/keys.md) and ![A tree](/a.svg#1x1).", "See Keys and A tree."],
	["costs 0.25%<!-- seedsMarket.tradingFee --> a trade", "costs 0.25% a trade"],
	["- one\n2. two\n> three\n- [ ] four", "one two three four"],
	["| A | B |\n|---|:-:|\n| 1 | `2` |", "A, B. 1, 2."],
	["| Ren helps. | “On 3 June.” | Why? | 2 |", "Ren helps. “On 3 June.” Why? 2."],
	["| a | b. |", "a, b."],
	["snake_case_name and 2 * 3 * 4", "snake_case_name and 2 * 3 * 4"],
	["a \\* b", "a * b"],
	["---", ""],
])("reads %j as %j", (markdown, text) => expect(plainParts(markdown)[0]?.text).toBe(text));

it("keeps code apart, and does not take headings from it", () => {
	expect(plainParts("Before.\n\n```sh\n# not a heading\n~~~\n```\n\n## After\n\nText.")).toEqual([
		{ id: "", heading: "", text: "Before.", code: "# not a heading ~~~" },
		{ id: "h-after", heading: "After", text: "Text.", code: "" },
	]);
});
