import { expect, test } from "vitest";
import { securityHeaders } from "../headers.ts";
import { headersFile, redirectsFile } from "./host-files.ts";
import type { SiteBuild } from "./site-build.ts";

const site: SiteBuild = { base: "/", origin: "", bootScriptHash: `sha256-${"b".repeat(43)}=` };
const endings = [".html", ".js", ".md", ".bash", ".webmanifest", ".ics", ""];

test("_headers carries every header, HSTS and the types hosts do not know", () => {
	const file = headersFile(site, endings);
	const { Vary: _, ...headers } = securityHeaders(site);
	for (const [name, value] of Object.entries(headers)) expect(file).toContain(`\n  ${name}: ${value}\n`);
	expect(file).toMatch(/^\/\*\n/);
	expect(file).toContain("\n  Strict-Transport-Security: max-age=63072000; includeSubDomains\n");
	expect(file).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Cross-Origin-Resource-Policy: same-origin\n/);
	expect(file).toContain("\n/share/*\n  Cross-Origin-Resource-Policy: cross-origin\n");
	expect(file).toContain("\n/cli/_cherry\n  Content-Type: text/x-zsh; charset=utf-8\n");
	expect(file).toContain("\n/*.md\n  Content-Type: text/markdown; charset=utf-8\n");
	expect(file).toContain("\n/*.webmanifest\n  Content-Type: application/manifest+json; charset=utf-8\n");
	expect(file).not.toContain("*.html");
});

test("_headers leaves caching to the hosts, which would keep the 404 of a hashed file as long as the file", () => {
	expect(headersFile(site, endings)).not.toMatch(/cache-control/i);
});

test("rules begin with the path where the site is mounted", () => {
	const file = headersFile({ ...site, base: "/sakura/" }, endings);
	for (const rule of file.split("\n").filter((line) => line.startsWith("/"))) expect(rule).toMatch(/^\/sakura\//);
	expect(file).toContain("\n/sakura/share/*\n");
});

test("exceeding Cloudflare's limits throws: more than a hundred rules, lines beyond 2,000 characters", () => {
	const many = (count: number) => Array.from({ length: count }, (_, index) => `.kind${index}`);
	expect(() => headersFile(site, many(97))).not.toThrow(); // and three that are always there
	expect(() => headersFile(site, many(98))).toThrow("101 rules");
	const longPolicy = { ...site, vitalsUrl: `https://${"v".repeat(2_000)}.example/` };
	expect(() => headersFile(longPolicy, endings)).toThrow("characters");
});

test("_redirects answers 404 in folders without pages, then maps prefixes to fallbacks, the rest to home", () => {
	const files = [
		...["index.html", "fallback.html", "assets/app.js", "assets/more/app.js", "docs/index.html"],
		...["docs/vision/first/index.html", "docs/01-vision/01-first.md", "cli/index.html", "cli/cherry.md"],
	];
	expect(redirectsFile(site, files).trimEnd().split("\n")).toEqual([
		"/.well-known/* /missing.txt 404",
		"/assets/* /missing.txt 404",
		"/docs/01-vision/* /missing.txt 404",
		"/documentation/* /fallback-cli.html 200",
		"/docs/* /fallback-docs.html 200",
		"/* /fallback.html 200",
	]);
	expect(redirectsFile({ ...site, base: "/sakura/" }, files)).toContain(
		"/sakura/docs/* /sakura/fallback-docs.html 200\n/sakura/* /sakura/fallback.html 200\n",
	);
	expect(redirectsFile(site, ["a/b/index.html", "a/c.md"])).not.toContain("/a/");
});
