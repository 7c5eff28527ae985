import { describe, expect, it } from "vitest";
import { childrenOf } from "./article-node.ts";
import { curlyQuotes } from "./curly-quotes.ts";
import { parseDocument } from "./parse-document.ts";

describe("curlyQuotes", () => {
	it.each([
		["kan'ya", "kan’ya"],
		['"not yet", it\'s said', "“not yet”, it’s said"],
		["the readers' sentence", "the readers’ sentence"],
		[`("go")/"stay"—"wait"`, "(“go”)/“stay”—“wait”"],
		[`"'Now' comes 'late'"`, "“‘Now’ comes ‘late’”"],
		["since the '90s", "since the ’90s"],
		["", ""],
	])("%s", (straight, curly) => {
		expect(curlyQuotes(straight)).toBe(curly);
	});

	it.each([
		[" ", "“so”"],
		["x", "”so”"],
	])("goes on behind %j", (before, curly) => {
		expect(curlyQuotes('"so"', before)).toBe(curly);
	});
});

describe("a document", () => {
	const paragraph = async (markdown: string) => childrenOf((await parseDocument(markdown)).nodes[0] as never);

	it("has its quotes set across what stands within a line", async () => {
		expect(await paragraph(`He says "*one*" and "[two](/docs)", then \`a\`'s "end".`)).toEqual([
			"He says “",
			["em", null, "one"],
			"” and “",
			["a", expect.anything(), "two"],
			"”, then ",
			["code", null, "a"],
			"’s “end”.",
		]);
	});

	it("keeps those of code and addresses", async () => {
		expect(await paragraph(`Say \`echo "it's"\` at [its home](/docs?a='b') or <https://example.org/it's>`)).toEqual([
			"Say ",
			["code", null, `echo "it's"`],
			" at ",
			["a", { href: "/docs?a='b'" }, "its home"],
			" or ",
			["a", expect.objectContaining({ href: "https://example.org/it's" }), "https://example.org/it's"],
		]);
		expect((await parseDocument('```text\n"it\'s"\n```')).nodes).toEqual([
			["figure", expect.anything(), ["pre", expect.anything(), ["code", null, `"it's"`]]],
		]);
	});

	it("keeps the ids of its headings", async () => {
		const [heading] = (await parseDocument('## The season\'s "end"')).headings;
		expect(heading).toEqual({ id: "h-the-seasons-end", text: "The season’s “end”", depth: 2 });
	});
});
