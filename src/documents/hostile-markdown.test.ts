import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { type ArticleNode, childrenOf, textOf } from "./article-node.ts";
import { assertParsable, assertRenderable, DocumentTooComplex } from "./complexity.ts";
import { parseDocument } from "./parse-document.ts";

const tags = new Set(
	"a aside blockquote br code del div em figure h2 h3 h4 h5 h6 hr img input li ol p pre section span strong sup table tbody td th thead tr ul".split(
		" ",
	),
);
const props = new Set(
	"alt aria-label checked className data-anchor data-head data-language disabled href id lang loading role scope src start tabIndex title type".split(
		" ",
	),
);
const schemes = new Set(["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:"]);

// These tests parse megabytes, which takes time on a busy machine; the time is not what is tested.
vi.setConfig({ testTimeout: 60_000 });

const page = "https://site.example/docs/";

/** Fails for anything in the tree that could run, load from elsewhere or clobber a name of the page. */
function expectInert(node: ArticleNode): void {
	if (typeof node === "string") return;
	const [tag, given] = node;
	expect(tags).toContain(tag);
	for (const [name, value] of Object.entries(given ?? {})) {
		expect(props).toContain(name);
		if (name === "id") expect(value).toMatch(/^(?:h|n)-/);
		// An invalid address, like https://a[, leads nowhere.
		const address = new URL(URL.canParse(String(value), page) ? String(value) : "", page);
		if (name === "href") expect(schemes).toContain(address.protocol);
		if (name === "src") expect(address.origin).toBe("https://site.example");
	}
	for (const child of childrenOf(node)) expectInert(child);
}

describe("hostile markdown is inert", () => {
	it.each([
		"<script>alert(1)</script>",
		"a <script>alert(1)</script> b",
		"<img src=x onerror=alert(1)>",
		"<svg onload=alert(1)>",
		"<svg><script href=data:,alert(1) /></svg>",
		"<iframe src=javascript:alert(1)></iframe>",
		"<form action=https://evil.example><input name=root></form>",
		"<style>@import 'https://evil.example'</style>",
		"<base href=https://evil.example>",
		'<meta http-equiv="refresh" content="0;url=https://evil.example">',
		'<a id="root" name="getElementById" href="javascript:alert(1)">x</a>',
		'<div style="position:fixed" onclick="alert(1)">x</div>',
		'<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
		"<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
		"<template><script>alert(1)</script></template>",
		"<!--><script>alert(1)</script>-->",
		"<![CDATA[<script>alert(1)</script>]]>",
		"<?php alert(1) ?>",
	])("%s is text", async (markdown) => {
		const { nodes } = await parseDocument(markdown);
		nodes.forEach(expectInert);
		const tagsOf = (node: ArticleNode): string[] =>
			typeof node === "string" ? [] : [node[0], ...childrenOf(node).flatMap(tagsOf)];
		expect(nodes.flatMap(tagsOf).filter((tag) => tag !== "p")).toEqual([]);
	});

	it.each([
		"[x](javascript:alert(1))",
		"[x](JaVaScRiPt:alert(1))",
		"[x](&#106;avascript:alert(1))",
		"[x](&#x6A;avascript:alert&lpar;1&rpar;)",
		"[x](javascript&colon;alert(1))",
		"[x](java&Tab;script:alert(1))",
		"[x](java&NewLine;script:alert(1))",
		"[x](<java\tscript:alert(1)>)",
		"[x](< javascript:alert(1)>)",
		"[x](<\u0001javascript:alert(1)>)",
		"[x](&#1;javascript:alert(1))",
		"[x](\u2028javascript:alert(1))",
		"[x](\u00a0javascript:alert(1))",
		"[x](\u200bjavascript:alert(1))",
		"[x](java\0script:alert(1))",
		"[x](\\javascript:alert(1))",
		"[x](javascript\\:alert(1))",
		"[x](vbscript:msgbox(1))",
		"[x](data:text/html;base64,PHNjcmlwdD4=)",
		"[x](DATA:text/html,x)",
		"[x](blob:https://site.example/1)",
		"[x](file:///etc/passwd)",
		"[x](tel:123)",
		"[x](ftp://a.example)",
		"[x](feed:javascript:alert(1))",
		"[x](view-source:https://a.example)",
		"[x][y]\n\n[y]: javascript:alert(1)",
		"[x]\n\n[x]: <javascript:alert(1)> 'title'",
		"![x](javascript:alert(1))",
		"![x][y]\n\n[y]: data:image/svg+xml,<svg/onload=alert(1)>",
	])("%j is not a link", async (markdown) => {
		const { nodes } = await parseDocument(markdown);
		nodes.forEach(expectInert);
		expect(nodes).toEqual([["p", null, "x"]]);
	});

	it.each(["<javascript:alert(1)>", "<data:text/html,x>", "<ftp://a.example>", "<tel:123>"])(
		"%s is text",
		async (markdown) => {
			const { nodes } = await parseDocument(markdown);
			expect(nodes).toEqual([["p", null, markdown.slice(1, -1)]]);
		},
	);

	it.each([
		["[__proto__]", "[proto]"],
		["[x][__proto__]", "[x][proto]"],
		["[constructor][]", "[constructor][]"],
		["![toString]", "![toString]"],
		["[^__proto__]", "[^proto]"],
		["[^hasOwnProperty]", "[^hasOwnProperty]"],
	])("%s without a definition is text", async (markdown, text) => {
		const { nodes } = await parseDocument(markdown);
		nodes.forEach(expectInert);
		expect(nodes.map(textOf).join("")).toBe(text);
		expect(JSON.stringify(nodes)).not.toContain("href");
	});

	it("uses a definition named __proto__ like any other", async () => {
		const { nodes } = await parseDocument(
			"[__proto__] [^__proto__]\n\n[__proto__]: https://a.example\n[^__proto__]: note",
		);
		nodes.forEach(expectInert);
		expect(nodes[0]).toContainEqual(["a", { href: "https://a.example" }, ["strong", null, "proto"]]);
		expect({}).not.toHaveProperty("href");
	});

	it.each(["## root", "## getElementById", "## __proto__", "## body\n\n## cookie", "## {#root}", "- [ ] name"])(
		"%s clobbers no name of the page",
		async (markdown) => {
			const { nodes } = await parseDocument(markdown);
			nodes.forEach(expectInert);
		},
	);

	it("stays inert for any input", async () => {
		const pieces = [
			...[
				"[",
				"](",
				")",
				"]",
				"![",
				"<",
				">",
				"`",
				"```",
				"*",
				"_",
				"~",
				"|",
				"\n",
				"\n\n",
				"> ",
				"- ",
				"1. ",
				"# ",
				"    ",
				"[^",
				"]: ",
				":",
			],
			...[
				"javascript:",
				"data:",
				"https://a",
				"&#106;",
				"<script>",
				"<img onerror=x>",
				"|-|",
				"[x]: ",
				"a",
				" ",
				"\\",
				"\0",
				"\uD800",
				"間",
			],
		];
		const markdown = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(""));
		await fc.assert(
			fc.asyncProperty(markdown, async (text) => {
				(await parseDocument(text)).nodes.forEach(expectInert);
			}),
			{ numRuns: 300 },
		);
	});
});

describe("damaged text is shown", () => {
	it.each([
		["", ""],
		["\uFEFF", ""],
		["\uFEFFText", "Text"],
		["a\0b", "a\uFFFDb"],
		["a\uD800b", "a\uFFFDb"],
		["&#xD800; &#0;", "\uFFFD \uFFFD"],
		["\r\n\r\nText\r", "Text"],
	])("%j", async (markdown, text) => {
		expect((await parseDocument(markdown)).nodes.map(textOf).join("")).toBe(text);
	});

	it("is also shown as one line of a megabyte", async () => {
		const { nodes } = await parseDocument("a".repeat(1_000_000));
		expect(nodes.map(textOf).join("")).toHaveLength(1_000_000);
	});
});

describe("pathological markdown finishes quickly", () => {
	const refused: [string, string][] = [
		["1,500 quotes", `${"> ".repeat(1_500)}a`],
		["50,000 quotes", `${"> ".repeat(50_000)}a`],
		["50,000 quotes without blanks", `${">".repeat(50_000)}a`],
		["a megabyte of >", ">".repeat(1_000_000)],
		["a megabyte of [", "[".repeat(1_000_000)],
		["16,000 open links", "[a".repeat(16_000)],
		["50,000 nested brackets", `${"[".repeat(50_000)}a${"]".repeat(50_000)}`],
		["50,000 lists in a line", `${"- ".repeat(50_000)}a`],
		["50,000 numbered lists in a line", `${"1. ".repeat(50_000)}a`],
		["lists in ever deeper lines", Array.from({ length: 150 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n")],
		["50,000 nested emphases", `${"*a **a ".repeat(50_000)}b${" a** a*".repeat(50_000)}`],
		["nested emphasis below the parser's limit", `${"*a **a ".repeat(120)}b${" a** a*".repeat(120)}`],
		["growing backticks", Array.from({ length: 1_500 }, (_, count) => `e${"`".repeat(count)}`).join("")],
		["50,000 open comments", `</${"<!--".repeat(50_000)}`],
		["30,000 unclosed destinations", "[a](<b".repeat(30_000)],
		["a megabyte of backslashes", "\\".repeat(1_000_000)],
		["half a million blank lines", "\n".repeat(500_000)],
		["a table of a million cells", `${"|a".repeat(1_000)}\n${"|-".repeat(1_000)}\n${"|x\n".repeat(1_000)}`],
		["a long address referred to often", `[a]: /${"x".repeat(50_000)}\n\n${"[a] ".repeat(100)}`],
		["31,000 elements", "a `b`\n\n".repeat(8_000)],
	];
	it.each(refused)("%s is rejected", async (_name, markdown) => {
		await expect(parseDocument(markdown)).rejects.toThrow(DocumentTooComplex);
	});

	const shown: [string, string][] = [
		["20 quotes", `${"> ".repeat(20)}a`],
		["1,000 open links", "[a".repeat(1_000)],
		["a megabyte of underscores", "_".repeat(1_000_000)],
		["a megabyte of backticks", "`".repeat(1_000_000)],
		["a megabyte of blanks", " ".repeat(1_000_000)],
		["brackets, quotes and stars in a fence", `\`\`\`\n${"[*`<> \n".repeat(10_000)}\n\`\`\``],
		["a fence that is never closed", "```js\nconst a = 1;"],
	];
	it.each(shown)("%s is shown", async (_name, markdown) => {
		(await parseDocument(markdown)).nodes.forEach(expectInert);
	});
});

describe("assertParsable", () => {
	/** `count` times the text, in blocks of `perBlock`. */
	const blocks = (text: string, count: number, perBlock = count) =>
		Array.from({ length: Math.ceil(count / perBlock) }, (_, index) =>
			text.repeat(Math.min(perBlock, count - index * perBlock)),
		).join("\n\n");

	it.each<[string, (count: number) => string, number, string]>([
		["emphasis marks in a block", (count) => blocks("a*", count), 2_000, "emphasis"],
		["underscores in a block", (count) => blocks("a_", count), 2_000, "emphasis"],
		["tildes in a block", (count) => blocks("a~", count), 2_000, "emphasis"],
		["emphasis marks in all", (count) => blocks("a*", count, 1_000), 10_000, "emphasis"],
		["opened brackets in a block", (count) => blocks("[", count), 4_000, "brackets"],
		["closed brackets in a block", (count) => blocks("]", count), 4_000, "brackets"],
		["brackets in all", (count) => blocks("[", count, 1_000), 10_000, "brackets"],
		["backslashes", (count) => blocks("\\", count), 100_000, "escapes"],
		["ampersands", (count) => blocks("&", count, 1_000), 100_000, "escapes"],
		["exclamation marks", (count) => blocks("!", count), 100_000, "escapes"],
		["open tags in a long block", (count) => blocks("<", count), 10_000, "code spans or tags"],
		["open code spans in a long block", (count) => blocks("`a", count), 7_071, "code spans or tags"],
		["lines", (count) => "a\n".repeat(count - 1), 10_000, "lines"],
		["quotes", (count) => `${">".repeat(count)}a`, 100, "levels"],
		["characters", (count) => "a".repeat(count), 4_000_000, "characters"],
	])("accepts %s up to the limit and no more", (_what, source, limit, reason) => {
		expect(() => assertParsable(source(limit))).not.toThrow();
		expect(() => assertParsable(source(limit + 1))).toThrow(reason);
	});
});

describe("assertRenderable", () => {
	const nested = (depth: number): ArticleNode => {
		let node: ArticleNode = "a";
		for (let level = 1; level < depth; level++) node = ["em", null, node];
		return node;
	};

	it.each([
		[100, 1, false],
		[101, 1, true],
		[1, 30_000, false],
		[1, 30_001, true],
	])("checks depth %d and %d nodes", (depth, count, refused) => {
		const judge = () => assertRenderable(Array.from({ length: count }, () => nested(depth)));
		if (refused) expect(judge).toThrow(DocumentTooComplex);
		else expect(judge).not.toThrow();
	});

	it("does not overflow the stack itself", () => {
		expect(() => assertRenderable([nested(100_000)])).toThrow("nested deeper than 100 levels");
	});

	it("counts characters, including those of addresses", () => {
		expect(() => assertRenderable(["a".repeat(4_000_000)])).not.toThrow();
		expect(() => assertRenderable(["a".repeat(4_000_001)])).toThrow(DocumentTooComplex);
		expect(() => assertRenderable([["a", { href: "a".repeat(4_000_001) }, "a"]])).toThrow(DocumentTooComplex);
	});
});
