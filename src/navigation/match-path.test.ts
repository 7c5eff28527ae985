import { describe, expect, it } from "vitest";
import { siteMap } from "#src/content/site-map.ts";
import { matchPath, pagePath, plainPath, siteMapEntry } from "./match-path.ts";
import type { PageKey } from "./site-map-entry.ts";

describe("matchPath", () => {
	it.each([
		["/", "home", true],
		["", "home", true],
		["/garden", "garden", true],
		["/garden/", "garden", true],
		["/garden///", "garden", true],
		["/garden/index.html", "garden", true],
		["/index.html", "home", true],
		["/gardenindex.html", "home", false],
		["/cli", "cli", true],
		["/documentation", "cli", true],
		["/documentation/", "cli", true],
		["/documentation/server/ssh", "cli", true],
		["/documentationfoo", "cli", true],
		["/Documentation", "home", false],
		["/dashboard", "dashboard", true],
		["/infrastructure", "infrastructure", true],
		["/infrastructure/p2p", "infrastructure", true],
		["/infrastructure/servers", "cherry-servers", true],
		["/infrastructure/other", "home", false],
		["/docs", "documents", true],
		["/docs/", "documents", true],
		["/docs/anything/at/all", "documents", true],
		["/docsfoo", "home", false],
		["/guides/glossary", "glossary", true],
		["/guides", "home", false],
		["/nowhere", "home", false],
		["/garden/roses", "home", false],
	])("%s is %s", (path, page, known) => {
		expect(matchPath(path)).toMatchObject({ page, known });
	});

	it("keeps the path, without its trailing slash", () => {
		expect(matchPath("/nowhere/").path).toBe("/nowhere");
		expect(matchPath("//").path).toBe("/");
	});
});

describe("plainPath", () => {
	it.each([
		["/tokens", "/tokens"],
		["//docs///tokens/", "/docs/tokens"],
		["/sakura%2Dshowcase", "/sakura-showcase"],
		["/infrastructure%2Fservers", "/infrastructure/servers"],
		["/infrastructure%2fp2p", "/infrastructure/p2p"],
		["/%2F%2Fexample.org", "/example.org"],
		["/%252F", "/%252F"],
		["/%", "/%"],
		["/", "/"],
		["//", "/"],
		["/tokens/", "/tokens"],
		["/docs/a/b//", "/docs/a/b"],
		["/garden/index.html", "/garden"],
		["//index.html", "/"],
		["/%2", "/%2"],
		["/%E0%A4%A", "/%E0%A4%A"],
		["/%E6%A1%9C", "/%E6%A1%9C"],
	])("of %s is %s", (pathname, plain) => {
		expect(plainPath(pathname)).toBe(plain);
	});

	it("decodes the slash and the signs that never need encoding, and no others", () => {
		const codes = Array.from({ length: 256 }, (_, code) => `%${code.toString(16).padStart(2, "0")}`);
		const decoded = codes.map(plainPath).filter((text) => !text.startsWith("%"));
		expect(decoded.join("")).toBe("-./_~");
		expect(codes.map((code) => plainPath(code.toUpperCase())).filter((text) => !text.startsWith("%"))).toEqual(decoded);
	});
});

it("throws for a page that is not in the site map", () => {
	expect(() => siteMapEntry("nowhere" as PageKey)).toThrow(RangeError);
});

describe("the site map", () => {
	it("lists exactly the twelve sidebar items first, in the specification's order", () => {
		expect(siteMap.slice(0, 12).map(({ title }) => title)).toEqual([
			"Ecosystem Home",
			"Community Garden",
			"CLI Documentation",
			"Seasonal Dashboard",
			"Project Orchestrator",
			"Sakura Showcase",
			"Community Platform",
			"Cherry Token Hub",
			"Cherry Servers",
			"P2P Infrastructure",
			"Seasonal Ceremonies",
			"Settings",
		]);
		expect(siteMap.map(({ inSidebar }) => inSidebar)).toEqual(siteMap.map((_, index) => index < 12));
	});

	it("gives no two pages the same path or title", () => {
		for (const values of [siteMap.flatMap(({ paths }) => [...paths]), siteMap.map(({ title }) => title)])
			expect(new Set(values).size).toBe(values.length);
	});

	it.each(siteMap)("finds $key by each of its paths", (entry) => {
		for (const path of entry.paths) expect(matchPath(path)).toEqual({ page: entry.key, path, known: true });
		expect(pagePath(entry.key)).toBe(entry.paths[0]);
		expect(siteMapEntry(entry.key)).toBe(entry);
	});
});
