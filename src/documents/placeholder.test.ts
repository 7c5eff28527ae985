import { expect, it } from "vitest";
import { textOf } from "./article-node.ts";
import { placeholderDocument } from "./placeholder.ts";

const document = { title: "Server Capsules", description: "What a capsule holds.", path: "docs/05-a/02-b.md" };
const date = new Date(2026, 1, 28, 23, 59);

it("says what happened and what can be done, and names document, file and date", () => {
	const { nodes, headings } = placeholderDocument(document, date);
	expect(textOf(nodes[0] ?? "")).toMatch(/^This is a placeholder for a document/);
	expect(headings.map(({ text }) => text)).toEqual(["What may have happened", "What you can do", "Details"]);
	for (const { id, text } of headings) expect(nodes).toContainEqual(["h2", { id }, text]);
	const text = nodes.map(textOf).join("\n");
	for (const part of [...Object.values(document), "28 February 2026"]) expect(text).toContain(part);
});

it("uses title and description verbatim, on one line, and marks their Japanese", () => {
	const { nodes } = placeholderDocument(
		{ ...document, title: "# A\n*b* 間", description: " <b>c</b>\n&amp; 桜 " },
		date,
	);
	expect(nodes.at(-1)).toContainEqual(["li", null, "Document: # A *b* ", ["span", { lang: "ja" }, "間"]]);
	expect(nodes.at(-1)).toContainEqual(["li", null, "About: <b>c</b> &amp; ", ["span", { lang: "ja" }, "桜"]]);
});

it("works without a description", () => {
	const { nodes } = placeholderDocument({ ...document, description: undefined }, date);
	expect(nodes.map(textOf).join("\n")).not.toContain("About");
});
