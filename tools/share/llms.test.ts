import { expect, it } from "vitest";
import { llmsText, sectionList, sectionMarkdown } from "./llms.ts";
import { samplePages, technical } from "./sample-pages.test-data.ts";

const site = { origin: "https://site.example", base: "/" };

it("has the site's name and description, and lists each page once as markdown", () => {
	const text = llmsText(samplePages, site);
	expect(text).toMatch(/^# Sakura Ecosystem\n\n> Four seasons\.\n\n/);
	const headings = [...text.matchAll(/^## (.*)$/gm)].map((match) => match[1]);
	expect(headings).toEqual(["Pages", "Guides", "Documents: Technical Architecture"]);
	expect(text).toContain(
		"- [P2P Mesh](https://site.example/docs/05-technical-architecture/05-p2p-mesh.md): Sealed & <carried>.",
	);
	expect(text.match(/^- \[/gm)).toHaveLength(6);
});

it("a section has its description and its documents", () => {
	const text = sectionMarkdown(samplePages, technical, { origin: "", base: "/sakura/" });
	expect(text).toMatch(/^# Technical Architecture\n\nTwo <b> & one\n\n- \[Server Capsules\]\(\/sakura\/docs\/05-/);
	expect(text.match(/^- /gm)).toHaveLength(3);
	expect(sectionList(samplePages, site).match(/^- /gm)).toHaveLength(1);
});
