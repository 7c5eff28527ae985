import { expect, it } from "vitest";
import { keepDatesWhole } from "./keep-dates-whole.ts";
import { parseDocument } from "./parse-document.ts";

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

it("leaves code as it was written", async () => {
	const { nodes } = await parseDocument("`20 June`\n\n20 June\n");
	expect(nodes).toEqual([
		["p", null, ["code", null, "20 June"]],
		["p", null, "20\u00a0June"],
	]);
});

it("changes no hash of a passage", async () => {
	const [broken, kept] = (await parseDocument("---\ntitle: A\n---\n20 June\n\n20&nbsp;June\n")).nodes;
	expect(broken?.[1]).toHaveProperty("data-passage");
	expect(broken).toEqual(kept);
});
