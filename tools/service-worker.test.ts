import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { keepList, writeServiceWorker } from "./service-worker.ts";

const folder = mkdtempSync(join(tmpdir(), "service-worker-"));
const root = join(folder, "dist");
afterEach(() => rmSync(root, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
}

test("lists what can be kept: assets but no joined style sheets except the shell's, documents and their pictures with revisions", () => {
	const files = [
		"assets/a-1.js",
		"assets/a-1.js.br",
		"assets/styles-1.css",
		"assets/styles-2.css",
		"assets/tokens-1.css",
		"assets/f-1.woff2",
		"assets/search-1/t0.json",
		"assets/documents-1/descriptions.json",
		"assets/documents-1/01-01.json",
		"assets/search-1/rest.json",
	];
	write("offline.html", '<link rel="stylesheet" href="/assets/styles-2.css">');
	for (const file of [...files, "index.html", "docs/section/index.html", "docs/images/p.svg", "favicon.svg"])
		write(file, "text");
	write("docs/05-a/01-b.md", "# Ä");
	const list = keepList(root);
	expect(list.documents).toBe(1);
	expect(list.files).toEqual([
		["assets/a-1.js", 4],
		["assets/documents-1/descriptions.json", 4],
		["assets/f-1.woff2", 4],
		["assets/search-1/t0.json", 4],
		["assets/styles-2.css", 4],
		["assets/tokens-1.css", 4],
		["docs/05-a/01-b.md", 4, expect.stringMatching(/^[0-9a-f]{12}$/)],
		["docs/images/p.svg", 4, expect.stringMatching(/^[0-9a-f]{12}$/)],
	]);

	write("docs/05-a/01-b.md", "# Ö");
	const changed = keepList(root);
	expect(changed.files[6]?.[2]).not.toBe(list.files[6]?.[2]);
	expect(changed.files[7]).toEqual(list.files[7]);
});

test("the worker knows the scripts of its own shell, in which there have to be some", async () => {
	const write = (html: string) => {
		mkdirSync(root, { recursive: true });
		writeFileSync(join(root, "offline.html"), html);
		return writeServiceWorker(root, join(folder, ".build"), "/s/");
	};
	await write(
		'<script type="module" crossorigin src="/s/assets/index-1.js"></script><script type="module" src="/s/assets/b-1.js"></script>',
	);
	expect(readFileSync(join(root, "sw.js"), "utf8")).toMatch(
		/\[[`"']\/s\/assets\/index-1\.js[`"'],[`"']\/s\/assets\/b-1\.js[`"']\]/,
	);
	const version = () => readFileSync(join(root, "sw.js"), "utf8").split("\n", 1);
	const before = version();
	await write('<link rel="canonical" href="/s/"><script type="module" src="/s/assets/index-1.js"></script>');
	expect(version()).not.toEqual(before);
	await expect(write("<script>boot()</script>")).rejects.toThrow("names no script");
});
