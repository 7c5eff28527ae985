import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSiteBuild, siteBuildFrom, writeSiteBuild } from "./site-build.ts";

test.each([
	[{}, { base: "/", origin: "" }],
	[
		{ BASE_PATH: "/sakura/", VITE_SITE_ORIGIN: "https://example.org" },
		{ base: "/sakura/", origin: "https://example.org" },
	],
	[
		{ BASE_PATH: "/a/b-c_d~1/", VITE_SITE_ORIGIN: "http://localhost:8080" },
		{ base: "/a/b-c_d~1/", origin: "http://localhost:8080" },
	],
	[{ VITE_VITALS_URL: "" }, { base: "/", origin: "" }],
	[{ VITE_VITALS_URL: "/vitals" }, { base: "/", origin: "", vitalsUrl: "/vitals" }],
	[{ VITE_VITALS_URL: "https://v.example:1/in" }, { base: "/", origin: "", vitalsUrl: "https://v.example:1/in" }],
])("%o is read", (environment, site) => {
	expect(siteBuildFrom(environment)).toEqual(site);
});

test.each([
	["BASE_PATH", ["", "sakura/", "/sakura", "//", "/a b/", "/v1.2/", "/$a/", "https://example.org/"]],
	[
		"VITE_SITE_ORIGIN",
		["example.org", "https://example.org/", "https://example.org/x", "ftp://example.org", "https://"],
	],
	[
		"VITE_VITALS_URL",
		["vitals", "https://v.example", "//v.example/x", "data:x", "/v?x=1", "https://v.example/ 'unsafe-eval'"],
	],
])("an invalid %s is rejected by name", (name, values) => {
	for (const value of values) expect(() => siteBuildFrom({ [name]: value }), value).toThrow(new RegExp(name));
});

test("the server reads what the build wrote next to the site", () => {
	const project = mkdtempSync(join(tmpdir(), "site-build-test-"));
	const root = join(project, "dist");
	mkdirSync(root);
	expect(readSiteBuild(root)).toEqual({ base: "/", origin: "" });
	const site = { base: "/sakura/", origin: "", bootScriptHash: "sha256-x" };
	writeSiteBuild(root, site);
	expect(readSiteBuild(root)).toEqual(site);
	rmSync(project, { recursive: true });
});
