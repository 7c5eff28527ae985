import { spawnSync } from "node:child_process";
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

test("a BASE_PATH with a character it may not have is told which it may have", () => {
	expect(() => siteBuildFrom({ BASE_PATH: "/v1.2/" })).toThrow(/letters, digits, _, ~ and -/);
});

test("the server reads what the build wrote next to the site", () => {
	const project = mkdtempSync(join(tmpdir(), "site-build-test-"));
	const root = join(project, "dist");
	mkdirSync(root);
	expect(readSiteBuild(root)).toEqual({ base: "/", origin: "" });
	const earlier = { base: "/earlier/", origin: "" };
	expect(readSiteBuild(root, earlier)).toBe(earlier);
	const site = { base: "/sakura/", origin: "", bootScriptHash: "sha256-x" };
	writeSiteBuild(root, site);
	expect(readSiteBuild(root, earlier)).toEqual(site);
	rmSync(project, { recursive: true });
});

test.each(["check-links.ts", "check-sharing.ts", "budgets.ts"])("%s says that it needs a site at the root", (check) => {
	const project = mkdtempSync(join(tmpdir(), "site-build-test-"));
	const root = join(project, "dist");
	writeSiteBuild(root, { base: "/sakura/", origin: "" });
	const command = [join(import.meta.dirname, "..", check), root];
	const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
	rmSync(project, { recursive: true });
	expect(status).toBe(1);
	expect(stderr).toContain("was built for /sakura/. This needs a build without BASE_PATH.");
});
