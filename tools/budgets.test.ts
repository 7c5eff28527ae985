import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { projectRoot } from "./binaries.ts";
import { judge, judgeBuiltDocuments, judgeEffects, judgeLate, judgeSearch } from "./budgets.ts";
import { brotliBytes } from "./compress.ts";
import { isForeign, readPageResources, readStyleAddresses, siteFile } from "./page-resources.ts";
import { SiteScale, totalBytes } from "./page-weights.ts";

describe("reading a page", () => {
	const page = readPageResources(`<!doctype html>
<html><head>
<link rel="canonical" href="https://sakura.example/">
<link rel=icon href=/icon.svg>
<link rel="modulepreload" crossorigin href="/assets/react.js">
<link href='/assets/a.css' rel='stylesheet'>
<link rel="stylesheet" disabled href="/assets/unfetched.css">
<template><link rel="stylesheet" href="/assets/late.css"></template><template id="after-load"><script src="/assets/start-wallets.js"></script></template><noscript><link rel="stylesheet" href="/assets/late.css"></noscript>
<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/latin.woff2?a=1&amp;b=2">
<link rel="preload" as="image" href="/first.png">
<LINK rel="preload" as="script" href="/assets/early.js">
<link rel="prefetch" as="script" href="/assets/later.js">
<style>p{}</style><script>"/*"</script><title></title><!---->
<!-- <script src="/commented.js"></script> -->
<!-- <script src="/commented-too.js"></script> -->
</head><body>
<script>const inline = '<script src="/inline.js">';</script>
<script type="module" src="/assets/main.js"></script>
<img alt="a > b" src="/a.png" srcset="/a2.png 2x, /a3.png 3x">
<a href="https://elsewhere.example/">away</a>
<p data-src="/no.js" title='src="/no2.js"'>&lt;script src="/no3.js"&gt;</p>
</body></html>`);

	test("finds what is loaded", () => {
		expect(page.scripts).toEqual(["/assets/react.js", "/assets/early.js", "/assets/main.js"]);
		expect(page.stylesheets).toEqual(["/assets/a.css"]);
		expect(page.fonts).toEqual(["/assets/latin.woff2?a=1&b=2"]);
		expect(page.loaded).toEqual(expect.arrayContaining(["/icon.svg", "/a.png", "/a2.png", "/a3.png", "/assets/a.css"]));
	});

	test("ignores addresses that are only metadata, links, comments or text", () => {
		for (const address of page.loaded) expect(address).not.toMatch(/example|no\d?\.js|inline|commented|unfetched/);
	});

	test.each([
		'<script src="//cdn.example/a.js"></script>',
		'<link rel="stylesheet" href="https://fonts.example/css">',
		'<link rel="shortcut icon" href="http://cdn.example/i.ico">',
		'<link rel="preconnect" href="https://fonts.example">',
		'<img src="https://cdn.example/a.png">',
		'<iframe src="https://video.example/1"></iframe>',
		'<link rel="prefetch" href="https://cdn.example/next.js">',
		'<img src="web+app://cdn.example/a.png">',
		"<STYLE>p { background: url(https://cdn.example/a.png) }</STYLE>",
		`<img alt='' src="https://cdn.example/b.png">`,
		"<IMG SRC=https://cdn.example/c.png>",
		"<style>p { background: url(https://cdn.example/a.png) }</style>",
		'<p style="background: url(//cdn.example/a.png)">',
	])("%s loads from another host", (html) => {
		expect(readPageResources(html).loaded.some(isForeign)).toBe(true);
	});
});

test("finds the addresses in a stylesheet", () => {
	const css = `/**/ @import "a.css"; /* url(no.png) \n url(no.png) */ @font-face { src: url("./b.woff2") format("woff2"), url('/c') } p { mask: url( d.svg ) }`;
	expect(readStyleAddresses(css)).toEqual(["a.css", "./b.woff2", "/c", "d.svg"]);
	expect(["data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'", "/a//b", "a.css"].some(isForeign)).toBe(
		false,
	);
});

test("maps addresses to files of the site", () => {
	expect(siteFile("/assets/a.js?x#y", "docs/a/index.html")).toBe("assets/a.js");
	expect(siteFile("/assets/a.js?", "index.html")).toBe("assets/a.js");
	expect(siteFile("../b.js", "assets/deep/a.js")).toBe("assets/b.js");
});

describe("weighing a page", () => {
	const root = mkdtempSync(join(tmpdir(), "budgets-test-"));
	afterAll(() => rmSync(root, { recursive: true }));
	mkdirSync(join(root, "assets"));
	const write = (file: string, content: string | Buffer) => writeFileSync(join(root, file), content);
	const weight = async (text: string) => (await brotliBytes(Buffer.from(text))).length;
	const files = {
		"assets/main.js": 'import{a}from"./shared.js";import"./side.js";const lazy=()=>import("./lazy.js");',
		"assets/shared.js": 'export{b as a}from"./deep.js";export const c="shared";',
		"assets/deep.js": 'import"./main.js";export const b="deep";',
		"assets/side.js": 'console.log("side")',
		"assets/lazy.js": 'console.log("this one is not part of the first load")',
		"assets/a.css": "p{color:red}",
	};
	for (const [file, content] of Object.entries(files)) write(file, content);
	write("assets/f.woff2", Buffer.alloc(1000));
	const html =
		'<link rel="preload" as="font" href="/assets/f.woff2"><link rel="stylesheet" href="/assets/a.css"><script type="module" src="/assets/main.js"></script>';
	write("index.html", html);

	test("counts static imports to any depth, each once, and no lazy imports", async () => {
		const scripts = ["main", "shared", "side", "deep"].map((name) => `assets/${name}.js` as keyof typeof files);
		expect(await new SiteScale(root).weigh("index.html")).toEqual({
			page: "index.html",
			scripts: await Promise.all(scripts.map(async (file) => ({ file, bytes: await weight(files[file]) }))),
			own: [],
			styles: [{ file: "assets/a.css", bytes: await weight(files["assets/a.css"]) }],
			fonts: [{ file: "assets/f.woff2", bytes: 1000 }],
			html: [{ file: "index.html", bytes: await weight(html) }],
		});
	});

	test("a page's own scripts are those that its entry does not load", async () => {
		write("own.html", `${html}<link rel="modulepreload" href="/assets/page.js">`);
		const page = 'import"./shared.js";import"./part.js";';
		write("assets/page.js", page);
		write("assets/part.js", files["assets/lazy.js"]);
		const { own } = await new SiteScale(root).weigh("own.html");
		expect(own).toEqual([
			{ file: "assets/page.js", bytes: await weight(page) },
			{ file: "assets/part.js", bytes: await weight(files["assets/lazy.js"]) },
		]);
	});

	test("resources on other hosts are not weighed", async () => {
		write(
			"foreign.html",
			'<script src="https://cdn.example/a.js"></script><link rel="stylesheet" href="//cdn.example/a.css">',
		);
		expect(await new SiteScale(root).weigh("foreign.html")).toMatchObject({ scripts: [], styles: [] });
		const later = await new SiteScale(root).weighLater(["assets/side.js"], "foreign.html", []);
		expect(totalBytes(later)).toBe(await weight(files["assets/side.js"]));
	});

	test("a page that references a missing file is an error", async () => {
		write("broken.html", '<script src="/assets/none.js"></script>');
		await expect(new SiteScale(root).weigh("broken.html")).rejects.toThrow(/none\.js/);
	});
});

describe("judging", () => {
	const of = (bytes: number) => [{ file: "assets/a", bytes }];
	const light = { scripts: of(1), own: of(1), styles: of(1), fonts: of(1), html: of(1) };
	const home = { page: "index.html", ...light };
	const document = { page: "docs/a/b/index.html", ...light };
	const missed = (pages: (typeof home)[]) => judge(pages).flatMap(({ name, kept }) => (kept ? [] : [name]));

	test.each([
		["JavaScript, home", { ...home, scripts: of(73 * 1024 + 1) }, document],
		["JavaScript, a document", home, { ...document, scripts: of(76 * 1024 + 1) }],
		["JavaScript of a page's own", { ...home, own: of(25 * 1024 + 1) }, document],
		["CSS, any page", { ...home, styles: of(14 * 1024 + 1) }, document],
		["fonts before first paint", home, { ...document, fonts: of(58 * 1024 + 1) }],
		["HTML, a document", home, { ...document, html: of(10 * 1024 + 1) }],
		["HTML, any page", { ...home, html: of(24 * 1024 + 1) }, document],
	])("exceeding %s by one byte fails", (name, ...pages) => {
		expect(missed(pages)).toEqual([name]);
	});

	test("a value equal to the limit passes, and the heaviest page is named", () => {
		const heavy = {
			page: "docs/a/c/index.html",
			scripts: of(76 * 1024),
			own: of(25 * 1024),
			styles: of(14 * 1024),
			fonts: of(58 * 1024),
			html: of(10 * 1024),
		};
		expect(missed([home, document, heavy, document])).toEqual([]);
		expect(judge([home, document, heavy, document]).map(({ page }) => page)).toContain(heavy.page);
	});

	test("measuring nothing fails", () => {
		expect(missed([])).toHaveLength(7);
		expect(missed([home])).toEqual(["JavaScript, a document", "HTML, a document"]);
	});
});

describe("the effects' budget", () => {
	const root = mkdtempSync(join(tmpdir(), "effects-budget-test-"));
	afterAll(() => rmSync(root, { recursive: true }));
	mkdirSync(join(root, "assets"));
	const write = (file: string, content: string | Buffer) => writeFileSync(join(root, file), content);
	/** Bytes that brotli cannot compress. */
	const noise = (bytes: number) => `//${randomBytes(bytes).toString("base64")}`;
	const weight = async (text: string) => (await brotliBytes(Buffer.from(text))).length;
	const main = noise(20_000);
	const layers = 'import"./main.js";import"./edge.js";import"./seasons-1a.js";';
	write("index.html", '<script type="module" src="/assets/main.js"></script>');
	write("assets/main.js", main);
	write("assets/edge.js", "const edge=1;");
	write("assets/seasons-1a.js", noise(20_000));
	write("assets/atmosphere-1a.js", "const atmosphere=1;");
	write("assets/season-effects-1a.js", layers);
	write("assets/effects-on-page-1a.js", 'import"./season-effects-1a.js";');
	const judgeNow = () => judgeEffects(root, new SiteScale(root));

	test("fails when a script is missing", async () => {
		expect(await judgeNow()).toMatchObject({ kept: false, page: expect.stringContaining("effects-worker") });
	});

	test("weighs the heavier variant, without scripts that are already loaded and without texts", async () => {
		const worker = noise(3_000);
		write("assets/effects-worker-1a.js", worker);
		const expected = (await weight(layers)) + (await weight("const edge=1;")) + (await weight(worker));
		expect(await judgeNow()).toMatchObject({ kept: true, bytes: expected });
	});

	test("fails above its limit, and when a script exists twice", async () => {
		write("assets/effects-on-page-1a.js", noise(11 * 1024));
		expect(await judgeNow()).toMatchObject({ kept: false });
		write("assets/effects-on-page-1a.js", "");
		expect(await judgeNow()).toMatchObject({ kept: true });
		write("assets/season-effects-2b.js", "");
		expect(await judgeNow()).toMatchObject({ kept: false, page: expect.stringContaining("season-effects") });
	});
});

describe("scripts loaded after the page", () => {
	const root = mkdtempSync(join(tmpdir(), "late-budgets-test-"));
	afterAll(() => rmSync(root, { recursive: true }));
	for (const folder of ["assets", "docs"]) mkdirSync(join(root, folder));
	const write = (file: string, content: string) => writeFileSync(join(root, file), content);
	write("index.html", "");
	write("docs/index.html", '<script type="module" src="/assets/reader.js"></script>');
	write("assets/reader.js", randomBytes(9 * 1024).toString("base64"));
	const judgeNow = () => judgeLate(root, new SiteScale(root));
	const scripts = ["start-wallets", "atmosphere", "search-dialog", "document-loader", "reading-record"];

	test("fail when a script is missing", async () => {
		const lines = await judgeNow();
		expect(lines.map(({ kept }) => kept)).toEqual(scripts.map(() => false));
		expect(lines.map(({ page }) => page)).toEqual(scripts.map((script) => `not found exactly once: ${script}`));
	});

	test("pass within their limits, without what their page already has, and fail one by one", async () => {
		for (const script of scripts) write(`assets/${script}-1a.js`, `const text="${script}";`);
		write("assets/reading-record-1a.js", 'import "./reader.js";');
		const files = (await judgeNow()).map(({ kept, files }) => [kept, files.map(({ file }) => file)]);
		expect(files).toEqual(scripts.map((script) => [true, [`assets/${script}-1a.js`]]));
		for (const [index, script] of scripts.entries()) {
			write(`assets/${script}-1a.js`, randomBytes(8 * 1024).toString("base64"));
			expect((await judgeNow()).map(({ kept }) => kept)).toEqual(scripts.map((_, at) => at > index));
		}
	});
});

describe("the search", () => {
	const root = mkdtempSync(join(tmpdir(), "budgets-search-test-"));
	afterAll(() => rmSync(root, { recursive: true }));
	mkdirSync(join(root, "assets/search-1a"), { recursive: true });
	writeFileSync(join(root, "index.html"), "");
	const judgeNow = async () =>
		(await judgeSearch(root, new SiteScale(root))).map(({ name, kept }) => `${kept} ${name}`);
	const noise = (kb: number) => randomBytes(kb * 1024).toString("hex");

	test("fails when a file is missing, and each of its parts fails on its own", async () => {
		expect(await judgeNow()).toEqual(["false search"]);
		writeFileSync(join(root, "assets/search-results-1a.js"), 'import "./search-names-1a.js";');
		writeFileSync(join(root, "assets/search-names-1a.js"), "const names=[];");
		expect(await judgeNow()).toEqual(["false search"]);
		writeFileSync(join(root, "assets/search-1a/t0.json"), "{}");
		writeFileSync(join(root, "assets/search-1a/t1.json"), "{}");
		const kept = [
			"true JavaScript, search",
			"true search, names",
			"true search, a part of the index",
			"true search, the rest of it",
		];
		expect(await judgeNow()).toEqual(kept);
		writeFileSync(join(root, "assets/search-names-1a.js"), `const names="${noise(15)}";`);
		expect(await judgeNow()).toEqual([kept[0], "false search, names", kept[2], kept[3]]);
		writeFileSync(join(root, "assets/search-names-1a.js"), "");
		writeFileSync(join(root, "assets/search-1a/t1.json"), noise(5));
		writeFileSync(join(root, "assets/search-1a/rest.json"), noise(209));
		expect(await judgeNow()).toEqual([kept[0], kept[1], "false search, a part of the index", kept[3]]);
		writeFileSync(join(root, "assets/search-1a/rest.json"), noise(211));
		expect((await judgeNow()).at(-1)).toBe("false search, the rest of it");
	});
});

describe("a parsed document", () => {
	const root = mkdtempSync(join(tmpdir(), "budgets-documents-test-"));
	afterAll(() => rmSync(root, { recursive: true }));
	const keptNow = async () => (await judgeBuiltDocuments(root, new SiteScale(root))).kept;

	test("fails when there is none, and when the heaviest exceeds the limit", async () => {
		expect(await keptNow()).toBe(false);
		mkdirSync(join(root, "assets/documents-1a"), { recursive: true });
		writeFileSync(join(root, "assets/documents-1a/01-01.json"), "{}");
		expect(await keptNow()).toBe(true);
		writeFileSync(join(root, "assets/documents-1a/01-02.json"), randomBytes(7 * 1024).toString("hex"));
		expect(await keptNow()).toBe(false);
	});
});

describe("the command", () => {
	const root = mkdtempSync(join(tmpdir(), "budgets-command-test-"));
	afterAll(() => rmSync(root, { recursive: true }));
	mkdirSync(join(root, "assets"));
	mkdirSync(join(root, "docs", "a", "b"), { recursive: true });
	for (const script of [
		"atmosphere",
		"seasons",
		"season-effects",
		"effects-worker",
		"effects-on-page",
		"start-wallets",
		"search-dialog",
		"document-loader",
		"reading-record",
		"search-results",
		"search-names",
	])
		writeFileSync(join(root, `assets/${script}-1a.js`), "");
	mkdirSync(join(root, "assets/search-1a"));
	writeFileSync(join(root, "assets/search-1a/t0.json"), "{}");
	mkdirSync(join(root, "assets/documents-1a"));
	writeFileSync(join(root, "assets/documents-1a/01-01.json"), "{}");
	const judgeSite = (home: string, document = "") => {
		writeFileSync(join(root, "index.html"), home);
		writeFileSync(join(root, "docs/index.html"), "");
		writeFileSync(join(root, "docs/a/b/index.html"), document);
		const command = [join(import.meta.dirname, "budgets.ts"), root];
		const { status, stdout } = spawnSync(process.execPath, command, { encoding: "utf8" });
		return { status, missed: stdout.split("\n").filter((line) => line.startsWith("✗")), stdout };
	};

	test("succeeds when every budget is kept", () => {
		const { status, missed, stdout } = judgeSite("<h1>Home</h1>");
		expect({ status, missed }).toEqual({ status: 0, missed: [] });
		expect(stdout.match(/✓/g)).toHaveLength(19);
	});

	test.each([
		["ARCHITECTURE.md", "Budgets"],
		["public/docs/05-technical-architecture/08-performance-budget.md", "Limits that stop a change"],
	])("has the limits that %s lists", (file, heading) => {
		const limits = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, kb]) => kb).toSorted();
		const guide = readFileSync(join(projectRoot, file), "utf8").split(`\n## ${heading}`)[1]?.split("\n## ")[0];
		const listed = limits(guide ?? "", /\| ([\d.]+) KB/g);
		expect(listed).toEqual(limits(judgeSite("<h1>Home</h1>").stdout, / of ([\d.]+) KB {2}/g));
	});

	test("fails when a budget is exceeded, and names the page, the excess and the weight of each file", async () => {
		const noise = randomBytes(15 * 1024).toString("base64");
		const { status, missed, stdout } = judgeSite("<h1>Home</h1>", noise);
		expect(status).toBe(1);
		expect(missed).toEqual([expect.stringMatching(/^✗ HTML, a document .* of 10 KB {2}docs\/a\/b\/index\.html$/)]);
		const { length } = await brotliBytes(Buffer.from(noise));
		expect(stdout).toContain(
			`\n  ${length - 10 * 1024} bytes over; each file in bytes:\n  ${`${length}`.padStart(6)} docs/a/b/index.html\n`,
		);
	});

	test("fails when a page requests another host, and names the page", () => {
		const { status, missed, stdout } = judgeSite('<img src="https://cdn.example/a.png">');
		expect({ status, missed: missed.length }).toEqual({ status: 1, missed: 1 });
		expect(stdout).toContain("index.html: https://cdn.example/a.png");
	});
});
