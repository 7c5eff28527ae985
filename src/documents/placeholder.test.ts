import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textOf } from "./article-node.ts";
import { parseDocument } from "./parse-document.ts";
import { placeholderMarkdown, plainPlaceholder } from "./placeholder.ts";

const document = { title: "Server Capsules", description: "What a capsule holds.", path: "docs/05-a/02-b.md" };

describe("the placeholder", () => {
	it("says what happened, what can be done, and names document, file and date", async () => {
		const { nodes, headings } = await parseDocument(placeholderMarkdown(document, new Date(2026, 1, 28)));
		expect(headings.map(({ text }) => text)).toEqual(["What may have happened", "What you can do", "Details"]);
		const text = nodes.map(textOf).join("\n");
		for (const part of [...Object.values(document), "28 February 2026"]) expect(text).toContain(part);
	});

	it.each([
		"+ a",
		"- a",
		"# a",
		"> a",
		"1. a",
		"1) a",
		"---",
		"*a* **b**",
		"_a_ ~~b~~",
		"`a`",
		"[a](/b) ![c](/d) [^e]",
		"<b>c</b> <br>",
		"&amp; &#65;",
		"a\\",
		"| a |\n|---|",
		"a\n\n    b",
	])("takes the description %j literally", async (description) => {
		const written = { ...document, description };
		const { nodes } = await parseDocument(placeholderMarkdown(written, new Date(2026, 1, 28)));
		expect(nodes[0]).toEqual(["p", null, description.replace(/\s+/g, " ")]);
	});

	it("takes title and description literally, and is the same with and without a parser", async () => {
		const text = fc.string({ unit: fc.constantFrom(..."a B1 #*_[]()<>!|`~\\-+.:@&=間\n".split("")) });
		await fc.assert(
			fc.asyncProperty(text, text, fc.date({ noInvalidDate: true }), async (title, description, date) => {
				const written = { ...document, title: `T${title}`, description: `D${description}` };
				const parsed = await parseDocument(placeholderMarkdown(written, date));
				const plain = plainPlaceholder(written, date);
				expect(parsed.nodes).toEqual(plain.nodes);
				expect(parsed.headings).toEqual(plain.headings);
				expect([plain.minutes, plain.hasCode]).toEqual([parsed.minutes, parsed.hasCode]);
			}),
			{ examples: [["\n\n# a\n\n* b", "  \n\n+ a\n+ b", new Date(2026, 1, 28)]] },
		);
	});
});
