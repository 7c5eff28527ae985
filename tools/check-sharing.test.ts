import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { sharingFaults, xmlTexts } from "./check-sharing.ts";
import { indexedPng } from "./share/indexed-png.ts";

const root = mkdtempSync(join(tmpdir(), "sharing-"));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, content: string | Buffer) => {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), content);
};
const png = (width: number, height: number) => indexedPng({ width, height, data: new Uint8Array(width * height * 4) });
const page = (path: string, name: string) =>
	[
		`<title>${name}</title>`,
		`<meta name="description" content="About ${name}">`,
		`<link rel="canonical" href="https://site.example${path}">`,
		`<meta property="og:image" content="https://site.example/share/${name}.png">`,
		`<link rel="alternate" type="text/markdown" href="https://site.example/${name}.md">`,
		'<script type="application/ld+json">{}</script>',
	].join("\n");
const entry = '<entry><link href="https://site.example/tokens"/><updated>2026-11-22T00:00:00Z</updated></entry>';
const feed = (entries: string) => `<feed xmlns="http://www.w3.org/2005/Atom"><updated>x</updated>${entries}</feed>`;
const sitemap = (...paths: string[]) =>
	`<urlset>${paths.map((path) => `<url><loc>https://site.example${path}</loc></url>`).join("")}</urlset>`;

beforeEach(() => {
	rmSync(root, { recursive: true });
	write("index.html", page("/", "home"));
	write("tokens/index.html", page("/tokens", "tokens"));
	write("fallback.html", `${page("/", "home")}<meta name="robots" content="noindex">`);
	for (const name of ["home", "tokens"]) {
		write(`share/${name}.png`, png(1200, 630));
		write(`${name}.md`, "# x");
	}
	write("llms.txt", "# Site\n- [Tokens](https://site.example/tokens.md)");
	write("sitemap.xml", sitemap("/tokens", "/"));
	write("feed.atom", feed(entry));
});

test("a correct site has no faults, with and without sitemap and feed", () => {
	expect(sharingFaults(root)).toEqual([]);
	rmSync(join(root, "sitemap.xml"));
	rmSync(join(root, "feed.atom"));
	expect(sharingFaults(root)).toEqual([]);
});

test.each<[string, string, string | Buffer, string]>([
	[
		"two titles",
		"tokens/index.html",
		`${page("/tokens", "tokens")}<title>x</title>`,
		"one title that is not empty, found 2",
	],
	[
		"no canonical address",
		"tokens/index.html",
		page("/tokens", "tokens").replace("canonical", "x"),
		"one canonical that is not empty, found 0",
	],
	[
		"an empty description",
		"tokens/index.html",
		page("/tokens", "tokens").replace("About tokens", ""),
		"one description that is not empty, found 1",
	],
	["another page's words", "tokens/index.html", page("/tokens", "home"), 'more than one page uses "About home"'],
	["a picture of another size", "share/tokens.png", png(600, 315), "is not a PNG of 1200 by 630"],
	["a picture that is not a PNG", "share/tokens.png", Buffer.alloc(64), "is not a PNG of 1200 by 630"],
	["a heavy picture", "share/tokens.png", Buffer.concat([png(1200, 630), Buffer.alloc(80 * 1024)]), "over 80 KB"],
	["a missing picture", "tokens/index.html", page("/tokens", "x"), "x.png is missing"],
	["empty markdown", "tokens.md", "\n", "tokens.md is missing or empty"],
	[
		"invalid data",
		"tokens/index.html",
		page("/tokens", "tokens").replace("{}", "{"),
		"its structured data is not JSON",
	],
	["a sitemap without a page", "sitemap.xml", sitemap("/"), "sitemap.xml does not list"],
	["a sitemap with a page twice", "sitemap.xml", sitemap("/", "/tokens", "/tokens"), "sitemap.xml does not list"],
	["a dead link for models", "llms.txt", "# Site\n[x](/nowhere.md)", "no file at /nowhere.md"],
	["no text for models", "llms.txt", "", "llms.txt is missing"],
	["a feed with a dead link", "feed.atom", feed(entry.replace("/tokens", "/gone")), "/gone is not a page"],
	["a feed without dates", "feed.atom", feed(entry.replace(/<updated>.*<\/updated>/, "")), "without a date or link"],
])("finds %s", (_, file, content, fault) => {
	write(file, content);
	expect(sharingFaults(root).join("\n")).toContain(fault);
});

test.each(["<a>", "<a><b></a></b>", "<a>&nbsp;</a>", "<a b=1/>", "a"])("%s is not XML", (xml) => {
	expect(() => xmlTexts(xml, "a")).toThrow();
});

test("the command fails without any pages, and prints what it found", () => {
	const command = join(import.meta.dirname, "check-sharing.ts");
	const run = (site: string) => spawnSync(process.execPath, [command, site], { encoding: "utf8" });
	expect(run(mkdtempSync(join(root, "empty-")))).toMatchObject({ status: 1 });
	expect(run(root)).toMatchObject({ status: 0, stdout: "3 pages, 0 metadata faults\n" });
	write("tokens.md", "");
	expect(run(root)).toMatchObject({ status: 1, stdout: expect.stringContaining("tokens/index.html: its markdown") });
});
