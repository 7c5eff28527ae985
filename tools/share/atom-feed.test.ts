import { expect, it } from "vitest";
import { xmlTexts } from "../check-sharing.ts";
import { atomFeed, changedDocuments, permanentId } from "./atom-feed.ts";
import { capsules, mesh, samplePages, undated } from "./sample-pages.test-data.ts";

const anywhere = { origin: "", base: "/" };
const feed = (pages = samplePages, site = anywhere) => atomFeed(pages, site) ?? "";

it("lists the documents whose dates are known, the latest change first", () => {
	expect(xmlTexts(feed(), "title").slice(1)).toEqual(["P2P Mesh", "Server Capsules"]);
	expect(xmlTexts(feed(), "updated")).toEqual(["2026-11-23T00:00:00Z", "2026-11-23T00:00:00Z", "2026-11-22T00:00:00Z"]);
	expect(xmlTexts(feed(), "published")).toEqual(["2026-11-20T00:00:00Z"]);
	expect(xmlTexts(feed(), "summary")).toContain("Sealed & <carried>.");
});

it("keeps documents of the same day in reading order, and only the fifty latest", () => {
	const many = Array.from({ length: 60 }, (_, index) => ({ ...capsules, title: `${index}`, updated: "2026-11-22" }));
	const kept = changedDocuments([...many, mesh]);
	expect(kept.map(({ title }) => title).slice(0, 3)).toEqual(["P2P Mesh", "0", "1"]);
	expect(kept).toHaveLength(50);
});

it("is undefined when no date is known", () => {
	expect(atomFeed([undated], anywhere)).toBeUndefined();
});

it.each([
	[anywhere, "/docs/technical-architecture/p2p-mesh"],
	[
		{ origin: "https://site.example", base: "/sakura/" },
		"https://site.example/sakura/docs/technical-architecture/p2p-mesh",
	],
])("links from %j to the page", (site, address) => {
	expect(feed(samplePages, site)).toContain(`<link rel="alternate" type="text/html" href="${address}"/>`);
});

it("has unique identifiers that are the same on every host", () => {
	const ids = xmlTexts(feed(), "id");
	expect(xmlTexts(feed(samplePages, { origin: "https://site.example", base: "/" }), "id")).toEqual(ids);
	expect(new Set(ids).size).toBe(3);
	for (const id of ids)
		expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
	expect(permanentId("a")).not.toBe(permanentId("b"));
});
