import { describe, expect, test } from "vitest";
import { pages } from "#src/routes.ts";
import { relatedPages } from "./related-pages.ts";
import { siteMap } from "./site-map.ts";

const paths = siteMap.flatMap((entry) => entry.paths);

describe("the site map", () => {
	test("has an entry for every page module, and a page module for every entry", () => {
		expect(siteMap.map((entry) => entry.key).toSorted()).toEqual(Object.keys(pages).toSorted());
	});

	test("lists the twelve sidebar items of specification 2.2 in order", () => {
		const sidebar = siteMap.filter((entry) => entry.inSidebar);
		expect(sidebar.map((entry) => [entry.title, entry.paths[0]])).toEqual([
			["Ecosystem Home", "/"],
			["Community Garden", "/garden"],
			["CLI Documentation", "/cli"],
			["Seasonal Dashboard", "/dashboard"],
			["Project Orchestrator", "/orchestrator"],
			["Sakura Showcase", "/sakura-showcase"],
			["Community Platform", "/community"],
			["Cherry Token Hub", "/tokens"],
			["Cherry Servers", "/infrastructure/servers"],
			["P2P Infrastructure", "/infrastructure/p2p"],
			["Seasonal Ceremonies", "/ceremonies"],
			["Settings", "/settings"],
		]);
	});

	test.each(["key", "title", "tagline"] as const)("gives every page a unique %s", (field) => {
		const values = siteMap.map((entry) => entry[field]);
		expect(new Set(values).size).toBe(values.length);
		expect(values).not.toContain("");
	});

	test("gives every page a unique kanji with reading and meaning, and unique paths", () => {
		expect(new Set(siteMap.map((entry) => entry.kanji.kanji)).size).toBe(siteMap.length);
		expect(siteMap.filter((entry) => !entry.kanji.reading || !entry.kanji.meaning)).toEqual([]);
		expect(new Set(paths).size).toBe(paths.length);
	});

	test("never lists a page as its own sibling, nor the same sibling twice", () => {
		for (const [key, related] of Object.entries(relatedPages)) {
			expect(related).not.toContain(key);
			expect(new Set(related).size).toBe(related.length);
			expect(related.length).toBeGreaterThan(0);
		}
	});
});
