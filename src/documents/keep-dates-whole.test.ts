import { expect, it } from "vitest";
import { keepDatesWhole } from "./keep-dates-whole.ts";
import { parseDocument } from "./parse-document.ts";
import { hashPassages, passagesOf } from "./passages.ts";

it.each([
	["20 June", "20\u00a0June"],
	["1-19 March", "1-19\u00a0March"],
	["from 20 March to 19 May 2026", "from 20\u00a0March to 19\u00a0May 2026"],
	["2026 March", "2026 March"],
	["in 12 Marches", "in 12 Marches"],
	["June 20", "June 20"],
])("%s", (text, kept) => {
	expect(keepDatesWhole(text)).toBe(kept);
});

const tableOf = (cell: string) => `---\ntitle: A\n---\n| When |\n|---|\n| ${cell} |\n`;

it("applies to the cells of tables, and changes no hash of a passage", async () => {
	const { nodes } = await parseDocument(tableOf("20 June"));
	expect(JSON.stringify(nodes)).toContain("20\u00a0June");
	expect(passagesOf(nodes).at(-1)).toBe(passagesOf(hashPassages([["tr", null, ["td", null, "20 June"]]]))[0]);
});

it.each(["20 June", "`20 June`"])("leaves %s as it is written elsewhere", async (markdown) => {
	expect(JSON.stringify((await parseDocument(markdown)).nodes)).toContain("20 June");
});
