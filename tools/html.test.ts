import { expect, test } from "vitest";
import { type HtmlFrame, type HtmlPage, renderHtml } from "./html.ts";
import { capsules, glossary } from "./share/sample-pages.test-data.ts";

const chunk = (name: string, imports: string[] = [], css: string[] = []) => ({
	file: `assets/${name}.js`,
	imports,
	css,
});
const frame: HtmlFrame = {
	template:
		'<head><!--head--><!--boot--><script type="module" src="/main.js"></script><link rel="modulepreload" href="/react.js"></head><div id="root"></div>',
	manifest: {
		"index.html": chunk("main", ["_react"]),
		_react: chunk("react", [], ["assets/react.css"]),
		_furniture: chunk("furniture", ["_react", "page.tsx"], ["assets/furniture.css"]),
		"page.tsx": chunk("page", ["_furniture"], ["assets/page.css", "assets/furniture.css"]),
		"other.tsx": { file: "assets/other.js", imports: ["_furniture"] },
	},
	base: "/sakura/",
	origin: "https://site.example",
	bootScript: 'document.title="$& $1"',
	contentSecurityPolicy: `script-src 'self' "x"`,
	fonts: ["assets/body.woff2"],
	afterLoad: ["assets/start-wallets.js", "assets/start-vitals.js"],
	joinStyles: (files) => `joined:${files.join("+")}`,
	builtDocuments: new Map([[capsules.markdown.slice(1), "assets/documents-1a/05-02.json"]]),
	hasFeed: true,
};
const page: HtmlPage = {
	path: '/a"b',
	sources: ["page.tsx", "other.tsx"],
	head: {
		name: 'Keys & <Locks> & "Doors"',
		description: 'Two "and" > one > none',
		canonicalPath: "/keys",
		noindex: false,
	},
	share: glossary,
	markup: "<p>$& $$ & markup</p>",
};
const render = (changes: Partial<HtmlPage> = {}, frames: Partial<HtmlFrame> = {}) =>
	renderHtml({ ...frame, ...frames }, { ...page, ...changes });
const tags = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);

test("inserts markup and boot script verbatim, and its path and texts escaped", () => {
	const html = render();
	expect(html).toContain('<div id="root" data-path="/a&quot;b"><p>$& $$ & markup</p></div>');
	expect(html).toContain('<script>document.title="$& $1"</script>');
	expect(html).toMatch(/<title>Keys &amp; &lt;Locks&gt; &amp; &quot;Doors&quot;[^<>"]*<\/title>/);
	expect(html).toContain('<meta name="description" content="Two &quot;and&quot; &gt; one &gt; none">');
	expect(html).toContain(`content="script-src 'self' &quot;x&quot;"`);
	expect(html).not.toContain("<!--");
});

test("preloads the page's own chunks and the fonts once each, and nothing that the entry loads anyway", () => {
	const html = render();
	expect(tags(html, /<link rel="modulepreload" [^>]*href="\/sakura\/([^"]*)"/g)).toEqual([
		"assets/page.js",
		"assets/furniture.js",
		"assets/other.js",
	]);
	expect(tags(html, /<link rel="preload" href="([^"]*)" as="font"/g)).toEqual(["/sakura/assets/body.woff2"]);
});

test("a page's styles are one file; individual ones are listed as disabled, so that chunks do not fetch them", () => {
	const styles = (html: string) => tags(html, /<link rel="stylesheet" (crossorigin[^>]*)>/g);
	expect(styles(render())).toEqual([
		'crossorigin href="/sakura/joined:assets/page.css+assets/furniture.css"',
		'crossorigin disabled href="/sakura/assets/page.css"',
		'crossorigin disabled href="/sakura/assets/furniture.css"',
	]);
	const one = { "index.html": chunk("main"), "page.tsx": chunk("page", [], ["assets/page.css"]) };
	expect(styles(render({ sources: ["page.tsx"] }, { manifest: one }))).toEqual([
		'crossorigin href="/sakura/assets/page.css"',
	]);
});

test("keeps scripts for after the first paint", () => {
	const html = render();
	const [, kept = ""] = /<template id="after-first-paint">(.*?)<\/template>/s.exec(html) ?? [];
	expect(tags(kept, /(?:src|href)="([^"]*)"/g)).toEqual([
		"/sakura/assets/page.js",
		"/sakura/assets/furniture.js",
		"/sakura/assets/other.js",
		"/main.js",
		"/react.js",
	]);
	expect(html.replace(kept, "").replace(/<template id="after-load">.*?<\/template>/s, "")).not.toMatch(
		/<script type="module"|rel="modulepreload"/,
	);
	expect(html).toContain(
		'<template id="after-load"><script type="module" crossorigin src="/sakura/assets/start-wallets.js"></script>' +
			'<script type="module" crossorigin src="/sakura/assets/start-vitals.js"></script></template>',
	);
});

test.each([
	["/", "https://site.example", "https://site.example/keys"],
	["/sakura/", "https://site.example", "https://site.example/sakura/keys"],
	["/", "", "/keys"],
])("below %s on %j its canonical address is %s", (base, origin, address) => {
	expect(render({}, { base, origin })).toContain(`<link rel="canonical" href="${address}">`);
});

const property = (name: string, html = render()) =>
	tags(html, new RegExp(`<meta property="og:${name}" content="([^"]*)">`, "g"));

test("has Open Graph tags, escaped and with absolute addresses", () => {
	expect(property("title")).toEqual(["Keys &amp; &lt;Locks&gt; &amp; &quot;Doors&quot;"]);
	expect(property("description")).toEqual(["Two &lt;b&gt; &amp; one"]);
	expect(property("url")).toEqual(["https://site.example/sakura/guides/glossary"]);
	expect(property("image")).toEqual(["https://site.example/sakura/share/guides/glossary.png"]);
	expect([...property("image:width"), ...property("image:height")]).toEqual(["1200", "630"]);
	expect(property("image:alt")[0]).toMatch(/^Keys &amp; .*: snow and nanten berries$/);
	expect(render()).toContain('<meta name="twitter:card" content="summary_large_image">');
	expect([...property("type"), ...property("type", render({ share: capsules }))]).toEqual(["website", "article"]);
});

test("without an origin it has no absolute address, but a relative picture, which some consumers still find", () => {
	const html = render({}, { origin: "" });
	expect(property("url", html)).toEqual([]);
	expect(property("image", html)).toEqual(["/sakura/share/guides/glossary.png"]);
});

test("links its markdown, its parsed document and the feed, and its data cannot end the script early", () => {
	const alternates = (html: string) => tags(html, /<link rel="alternate" type="([^"]*)"/g);
	expect(alternates(render())).toEqual(["text/markdown", "application/atom+xml"]);
	expect(alternates(render({}, { hasFeed: false }))).toEqual(["text/markdown"]);
	expect(alternates(render({ share: capsules }))).toEqual([
		"text/markdown",
		"application/json",
		"application/atom+xml",
	]);
	expect(tags(render({ share: capsules }), /type="application\/json" href="([^"]*)"/g)).toEqual([
		"/sakura/assets/documents-1a/05-02.json",
	]);
	const [data = ""] = tags(render(), /<script type="application\/ld\+json">(.*?)<\/script>/g);
	expect(JSON.parse(data)["@graph"][0].name).toBe(glossary.title);
});

test.each([true, false])("asks not to be indexed: %s", (noindex) => {
	expect(render({ head: { ...page.head, noindex } }).includes('<meta name="robots" content="noindex">')).toBe(noindex);
	expect(render({ head: { ...page.head, noindex } })).not.toContain("\t\t\n");
});

test.each(["<script>alert(1)</script>", "<p><SCRIPT src=x>"])("markup with %s is rejected", (markup) => {
	expect(() => render({ markup })).toThrow("contains a script");
});

test.each(["<!--head-->", "<!--boot-->", '<div id="root"></div>'])(
	"a template without %s is rejected",
	(placeholder) => {
		const template = frame.template.replace(placeholder, "");
		expect(() => render({}, { template })).toThrow(placeholder);
	},
);

test("a chunk of several modules is found by its name", () => {
	const manifest = {
		...frame.manifest,
		"_days-1a.js": { file: "assets/days-1a.js", name: "days", imports: ["_react"] },
	};
	const html = render({ sources: ["days"] }, { manifest });
	expect(tags(html, /<link rel="modulepreload" [^>]*href="\/sakura\/([^"]*)"/g)).toEqual(["assets/days-1a.js"]);
});

test("a page that was not built is rejected by name", () => {
	expect(() => render({ sources: ["none.tsx"] })).toThrow("none.tsx");
});
