import { describe, expect, it } from "vitest";
import { parseDocument } from "./parse-document.ts";

const nodesOf = async (markdown: string) => (await parseDocument(markdown)).nodes;

describe("parseDocument", () => {
	it("reads the title and leaves out a heading that repeats it", async () => {
		const parsed = await parseDocument("\uFEFF---\ntitle: Capsules\n---\n# Capsules\n\nText\n\n# Other\n");
		expect(parsed.title).toBe("Capsules");
		expect(parsed.nodes).toEqual([
			["p", { "data-passage": "361q" }, "Text"],
			["h2", { id: "h-other", "data-passage": "zedx" }, "Other"],
		]);
	});

	it("has no title without front matter", async () => {
		expect(await parseDocument("Text")).not.toHaveProperty("title");
	});

	it.each([
		["nothing", "", 1],
		["220 words", "word ".repeat(220), 1],
		["221 words", "word ".repeat(221), 2],
		["220 words and code", `${"word ".repeat(220)}\n\n\`\`\`\nnot counted here\n\`\`\``, 1],
		["219 words and one with signs in it", `${"word ".repeat(219)}1,200.50`, 1],
		["218 words and two with signs in them", `${"word ".repeat(218)}it's well-known`, 1],
		["219 words and two with signs in them", `${"word ".repeat(219)}it's well-known`, 2],
	])("computes the minutes for %s", async (_, markdown, minutes) => {
		expect(await parseDocument(markdown)).toHaveProperty("minutes", minutes);
	});

	it("lists top-level headings of the second and third level", async () => {
		const { headings } = await parseDocument("## A `b` *c*\n### D\n#### E\n> ## Quoted\n\n## A b c\n## 間\n##\n");
		expect(headings).toEqual([
			{ id: "h-a-b-c", text: "A b c", depth: 2 },
			{ id: "h-d", text: "D", depth: 3 },
			{ id: "h-a-b-c-2", text: "A b c", depth: 2 },
			{ id: "h-section-6", text: "間", depth: 2 },
		]);
	});

	it("lists a heading over several lines as one line", async () => {
		const { headings } = await parseDocument("A\nB\nC\n---\n");
		expect(headings).toEqual([{ id: "h-a-b-c", text: "A B C", depth: 2 }]);
	});

	it("lists no heading without words, and renders none without content", async () => {
		const { headings, nodes } = await parseDocument("## ![a](/images/a.svg)\n\n##\n\n## [](javascript:x)\n");
		expect(headings).toEqual([]);
		expect(nodes).toEqual([
			["h2", { id: "h-section-1" }, ["img", { src: "/images/a.svg", alt: "a", loading: "lazy" }]],
		]);
	});

	it("gives every heading a unique id", async () => {
		const { headings } = await parseDocument("## A\n## A 2\n## A\n## A\n");
		expect(headings.map(({ id }) => id)).toEqual(["h-a", "h-a-2", "h-a-3", "h-a-4"]);
	});

	it.each([
		[
			"*a* **b** ~~c~~ `d`",
			[["p", null, ["em", null, "a"], " ", ["strong", null, "b"], " ", ["del", null, "c"], " ", ["code", null, "d"]]],
		],
		["a  \nb", [["p", null, "a", ["br", null], "\nb"]]],
		["- a\n- b", [["ul", null, ["li", null, "a"], ["li", null, "b"]]]],
		["3. a\n\n   b", [["ol", { start: 3 }, ["li", null, ["p", null, "a"], ["p", null, "b"]]]]],
		["***", [["hr", null]]],
		["> quote", [["blockquote", null, ["p", null, "quote"]]]],
		['[a](/b "c")', [["p", null, ["a", { href: "/b", title: "c" }, "a"]]]],
		["[](/b)", [["p", null, ["a", { href: "/b" }, "/b"]]]],
		["<https://a.example>", [["p", null, ["a", { href: "https://a.example" }, "https://a.example"]]]],
		["www.a.example", [["p", null, ["a", { href: "http://www.a.example" }, "www.a.example"]]]],
		["a &amp; &copy; &#x41;", [["p", null, "a & © A"]]],
		["the 丸窓 window", [["p", null, "the ", ["span", { lang: "ja" }, "丸窓"], " window"]]],
		["丸窓 window", [["p", null, ["span", { lang: "ja" }, "丸窓"], " window"]]],
		["a ![間](data:x) b", [["p", null, "a ", ["span", { lang: "ja" }, "間"], " b"]]],
		["<!-- note -->", []],
		["<!-- a -->\n\n<!-- b -->\n\nText", [["p", null, "Text"]]],
	])("reads %j", async (markdown, nodes) => {
		expect(await nodesOf(markdown)).toEqual(nodes);
	});

	it.each(["# b", "## b", "##### b", "###### b", "1. b", "- b", "> b", "***", "```\nb\n```", "| b |\n  |---|"])(
		"drops the line break before %j in a list item",
		async (block) => {
			const [list] = await nodesOf(`- a\n  ${block.replaceAll("\n", "\n  ")}`);
			const [, , item] = list as unknown as [string, null, [string, null, ...unknown[]]];
			expect(item.slice(2).filter((node) => typeof node === "string")).toEqual(["a"]);
		},
	);

	it("names a task's checkbox generically, so that its text is read only once", async () => {
		const box = (checked: boolean) => [
			"input",
			{ type: "checkbox", checked, disabled: true, "aria-label": checked ? "Done" : "To do" },
		];
		expect(await nodesOf("- [x] wrap **it**\n  - [ ] inner\n- [ ] send")).toEqual([
			[
				"ul",
				{ className: "contains-task-list" },
				[
					"li",
					{ className: "task-list-item" },
					box(true),
					" wrap ",
					["strong", null, "it"],
					["ul", { className: "contains-task-list" }, ["li", { className: "task-list-item" }, box(false), " inner"]],
				],
				["li", { className: "task-list-item" }, box(false), " send"],
			],
		]);
	});

	it("frames a table, names it and aligns its cells", async () => {
		const table = "| A | |\n|--:|:-:|\n| 1 |\n";
		expect(await nodesOf(table)).toEqual([
			[
				"div",
				{ className: "table-scroll", tabIndex: 0, role: "region", "aria-label": "Table: A" },
				[
					"table",
					null,
					[
						"thead",
						null,
						[
							"tr",
							null,
							["th", { scope: "col", className: "align-right" }, "A"],
							["td", { className: "align-center" }],
						],
					],
					[
						"tbody",
						null,
						["tr", null, ["td", { className: "align-right" }, "1"], ["td", { className: "align-center" }]],
					],
				],
			],
		]);
		const labels = (await nodesOf(`${table}\n---\n\n${table}`)).map((node) => node[1]).filter(Boolean);
		expect(labels).toMatchObject([{ "aria-label": "Table: A" }, { "aria-label": "Table: A (2)" }]);
	});

	it("gives the cells of a table that may be stacked their heads and roles; the first names the row", async () => {
		const [frame] = await nodesOf("| A | | *C* |\n|---|---|--:|\n| 1 | 2 | 3 |\n| | | 6 |\n");
		expect(frame?.[2]).toEqual([
			"table",
			{ role: "table", className: "stacks" },
			[
				"thead",
				{ role: "rowgroup" },
				[
					"tr",
					{ role: "row" },
					["th", { scope: "col", role: "columnheader" }, "A"],
					["td", { role: "cell" }],
					["th", { scope: "col", className: "align-right", role: "columnheader" }, ["em", null, "C"]],
				],
			],
			[
				"tbody",
				{ role: "rowgroup" },
				[
					"tr",
					{ role: "row" },
					["td", { role: "rowheader" }, "1"],
					["td", { role: "cell" }, "2"],
					["td", { role: "cell", className: "align-right", "data-head": "C" }, "3"],
				],
				[
					"tr",
					{ role: "row" },
					["td", { role: "cell" }],
					["td", { role: "cell" }],
					["td", { role: "cell", className: "align-right", "data-head": "C" }, "6"],
				],
			],
		]);
	});

	it.each([
		[2, false],
		[3, true],
		[8, true],
		[9, false],
	])("a table of %i columns may be stacked: %s", async (columns, stacks) => {
		const row = "|".padEnd(columns * 2 + 1, "a|");
		const [frame] = await nodesOf(`${row}\n${row.replaceAll("a", "-")}\n${row}\n`);
		expect(JSON.stringify(frame?.[2]).includes("stacks")).toBe(stacks);
	});

	it.each([
		["A".repeat(80), "A".repeat(80)],
		["A".repeat(81), `${"A".repeat(79)}…`],
		[" ", "no header"],
	])("names a table after its columns %j, in at most 80 characters", async (column, name) => {
		const [table] = await nodesOf(`| ${column} |\n|---|\n| 1 |\n`);
		expect(table?.[1]).toMatchObject({ "aria-label": `Table: ${name}` });
	});

	it.each([
		["> **Keep it**\n>\n> Text", [], "Keep it"],
		["> **Keep it**\n> Text", [], "Keep it"],
		["> **Keep it**  \n> Text", [], "Keep it"],
		[
			"> **和 Wa, harmony**\n>\n> Text",
			[["span", { className: "callout-kanji", lang: "ja", "aria-hidden": true }, "和"]],
			"Wa, harmony",
		],
	])("turns %j into a callout", async (markdown, sign, title) => {
		const body = [
			"div",
			{ className: "callout-body" },
			["p", { className: "callout-title" }, title],
			["p", null, "Text"],
		];
		expect(await nodesOf(markdown)).toEqual([["aside", { className: "callout", role: "note" }, ...sign, body]]);
	});

	it.each([
		["> **Keep** going", ["p", null, ["strong", null, "Keep"], " going"]],
		["> **Keep** going\n> on", ["p", null, ["strong", null, "Keep"], " going\non"]],
		["> *Keep*\n> it", ["p", null, ["em", null, "Keep"], "\nit"]],
		["> ## **Keep**", ["h2", { id: "h-keep" }, ["strong", null, "Keep"]]],
	])("leaves %j a quote", async (markdown, content) => {
		expect(await nodesOf(markdown)).toEqual([["blockquote", null, content]]);
	});

	it.each([
		["![a](/images/a.svg)", ["img", { src: "/images/a.svg", alt: "a", loading: "lazy" }]],
		[
			"![a](/images/a.svg#400x320)",
			["img", { src: "/images/a.svg#400x320", alt: "a", loading: "lazy", width: "400", height: "320" }],
		],
		['![a](/images/a.svg "b")', ["img", { src: "/images/a.svg", alt: "a", loading: "lazy", title: "b" }]],
		["![a](/images/a.svg#400x320x2)", ["img", { src: "/images/a.svg#400x320x2", alt: "a", loading: "lazy" }]],
		["![a](/images/a.svg#40000x320)", ["img", { src: "/images/a.svg#40000x320", alt: "a", loading: "lazy" }]],
		["![a](/images/a.svg#400x32000)", ["img", { src: "/images/a.svg#400x32000", alt: "a", loading: "lazy" }]],
		["![a](https://a.example/a.png)", ["a", { href: "https://a.example/a.png" }, "a"]],
		["![](https://a.example/a.png)", ["a", { href: "https://a.example/a.png" }, "https://a.example/a.png"]],
		["![a](data:image/svg+xml,x)", "a"],
		["![a]()", "a"],
		["[![a](https://a.example/a.png)](/b)", ["a", { href: "/b" }, "a"]],
	])("renders the image %s", async (markdown, node) => {
		expect(await nodesOf(markdown)).toEqual([["p", null, node]]);
	});

	it("frames code and highlights it by its language", async () => {
		const nodes = await nodesOf("```console\n$ ls\n```\n\n    plain\n");
		expect(nodes).toEqual([
			[
				"figure",
				{ className: "code", "data-language": "console" },
				[
					"pre",
					{ tabIndex: 0 },
					[
						"code",
						null,
						["span", { className: "prompt" }, "$ "],
						["span", { className: "command" }, ["span", { className: "hl-command" }, "ls"]],
					],
				],
			],
			["figure", { className: "code" }, ["pre", { tabIndex: 0 }, ["code", null, "plain"]]],
		]);
		const [lines] = await nodesOf("```\na\n\nb\n```\n");
		expect(lines).toEqual(["figure", { className: "code" }, ["pre", { tabIndex: 0 }, ["code", null, "a\n\nb"]]]);
	});

	it("links notes to their references and back, and never nests links", async () => {
		const nodes = await nodesOf("Text[^a] [out[^a]](/x)\n\n[^a]: Note");
		expect(nodes[0]).toEqual([
			"p",
			null,
			"Text",
			["sup", null, ["a", { href: "#n-fn-a", "data-anchor": "n-fn-a", "aria-label": "Note 1", id: "n-fnref-a" }, "1"]],
			" ",
			["a", { href: "/x" }, "out", ["sup", null, "1"]],
		]);
		expect(nodes[1]?.slice(0, 2)).toEqual(["section", { className: "footnotes" }]);
		expect(JSON.stringify(nodes[1])).toContain('["li",{"id":"n-fn-a"}');
		const back = { href: "#n-fnref-a", "data-anchor": "n-fnref-a", "aria-label": "Back to reference 1" };
		expect(JSON.stringify(nodes[1])).toContain(JSON.stringify(["a", back, "↩"]));
	});
});
