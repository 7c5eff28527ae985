import { expect, it } from "vitest";
import { xmlTexts } from "../check-sharing.ts";
import { home, samplePages } from "./sample-pages.test-data.ts";
import { robots, sitemap } from "./sitemap.ts";

const site = { origin: "https://site.example", base: "/sakura/" };

it("lists every page once by its absolute address, with the day of its last change if known", () => {
	const xml = sitemap(samplePages, site);
	expect(xmlTexts(xml, "loc")).toEqual(samplePages.map(({ path }) => `https://site.example/sakura${path}`));
	expect(xmlTexts(xml, "lastmod")).toEqual(["2026-11-21", "2026-11-22", "2026-11-23"]);
	expect(xml).toContain("<url><loc>https://site.example/sakura/</loc><lastmod>2026-11-21</lastmod></url>");
});

it("escapes XML characters in an address", () => {
	expect(xmlTexts(sitemap([{ ...home, path: "/a&b<c" }], site), "loc")).toEqual(["https://site.example/sakura/a&b<c"]);
});

it("throws without an origin", () => {
	expect(() => sitemap(samplePages, { origin: "", base: "/" })).toThrow("origin");
});

it.each([
	["", "User-agent: *\nAllow: /\n"],
	["https://site.example", "User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n"],
])("robots on %j", (origin, text) => {
	expect(robots({ origin, base: "/" })).toBe(text);
});
