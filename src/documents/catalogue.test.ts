import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allDocuments, documentHref, findDocument, findSection, neighbours, sectionHref } from "./catalogue.ts";
import { packCatalogue, unpackCatalogue } from "./catalogue-pack.ts";
import { sampleCatalogue as catalogue } from "./sample-catalogue.test-data.ts";
import { shortHash } from "./short-hash.ts";

describe("findSection", () => {
	it.each([
		["technical-architecture", "05"],
		["05", "05"],
		["Technical-Architecture", "05"],
		["%74echnical-architecture", "05"],
		["design-branding", "07"],
		["5", undefined],
		["05-01", undefined],
		["05-technical-architecture", undefined],
		["technicalarchitecture", undefined],
		["", undefined],
		["%E0%A4%A", undefined],
		["__proto__", undefined],
		["constructor", undefined],
		["toString", undefined],
		["%00", undefined],
	])("%j finds %s", (segment, id) => {
		expect(findSection(catalogue, segment)?.id).toBe(id);
	});
});

describe("findDocument", () => {
	it.each([
		["technical-architecture", "server-capsules", "05-02"],
		["05", "05-02", "05-02"],
		["technical-architecture", "05-02", "05-02"],
		["05", "server-capsules", "05-02"],
		["technical-architecture", "what-a-capsule-holds-and-how-it-is-opened", "05-02"],
		["technical-architecture", "Server-Capsules", "05-02"],
		["technical-architecture", "02", undefined],
		["technical-architecture", "2", undefined],
		["technical-architecture", "01-01", undefined],
		["project-overview", "server-capsules", undefined],
		["technical-architecture", "", undefined],
		["", "server-capsules", undefined],
		["technical-architecture", "%E0%A4%A", undefined],
		["technical-architecture", "__proto__", undefined],
		["__proto__", "constructor", undefined],
	])("%s/%s finds %s", (section, document, id) => {
		const found = findSection(catalogue, section);
		expect(found && findDocument(found, document)?.id).toBe(id);
	});

	it("prefers a title to a description with the same slug", () => {
		const [section] = catalogue.filter(({ id }) => id === "05");
		if (!section) throw new Error("no section 05");
		const twin = {
			...section.files[0],
			id: "05-09",
			descriptionHash: shortHash("server-capsules"),
		} as (typeof section.files)[number];
		expect(findDocument({ ...section, files: [twin, ...section.files] }, "server-capsules")?.id).toBe("05-02");
	});

	it("never finds a document whose title has an empty slug", () => {
		const [section] = catalogue;
		const file = { ...section?.files[0], id: "01-09", title: "侘寂", slug: "", descriptionHash: shortHash("") };
		expect(findDocument({ ...section, files: [file] } as (typeof catalogue)[number], "")).toBeUndefined();
	});

	it("never throws, whatever the segment", () => {
		const unit = fc.oneof(fc.nat(0x7f), fc.nat(0xffff)).map((code) => String.fromCharCode(code));
		fc.assert(
			fc.property(fc.string({ unit }), fc.string({ unit }), (a, b) => {
				findSection(catalogue, a);
				for (const section of catalogue) findDocument(section, b);
			}),
		);
	});
});

describe("addresses", () => {
	it("lead back to the section or document they were made from", () => {
		for (const section of catalogue) {
			expect(findSection(catalogue, sectionHref(section).split("/")[2] ?? "")).toBe(section);
		}
		for (const file of allDocuments(catalogue)) {
			const [, docs, first = "", second = ""] = documentHref(file).split("/");
			expect(docs).toBe("docs");
			const section = findSection(catalogue, first);
			expect(section && findDocument(section, second)).toBe(file);
		}
	});

	it("are slugs below /docs", () => {
		const file = allDocuments(catalogue).find(({ id }) => id === "05-02");
		expect(file && documentHref(file)).toBe("/docs/technical-architecture/server-capsules");
	});
});

describe("neighbours", () => {
	it.each([
		["01-01", undefined, "01-02"],
		["01-02", "01-01", "05-01"],
		["05-01", "01-02", "05-02"],
		["09-01", "05-02", undefined],
	])("of %s are %s and %s", (id, previous, next) => {
		const file = allDocuments(catalogue).find((candidate) => candidate.id === id);
		if (!file) throw new Error(`no ${id}`);
		const found = neighbours(catalogue, file);
		expect([found.previous?.id, found.next?.id]).toEqual([previous, next]);
	});

	it("of an unknown document are none", () => {
		const file = { ...allDocuments(catalogue)[0], id: "99-99" } as ReturnType<typeof allDocuments>[number];
		expect(neighbours(catalogue, file)).toEqual({ previous: undefined, next: undefined });
	});
});

describe("packCatalogue", () => {
	it("loses nothing, even when folder and file names are unusual", () => {
		expect(unpackCatalogue(packCatalogue(catalogue))).toEqual(catalogue);
		const inFolder = (folder: string) =>
			catalogue.map((section) => ({
				...section,
				files: section.files.map((file) => ({
					...file,
					path: `docs/${section.id}-${folder}/${file.path.split("/")[2]}`,
				})),
			}));
		expect(unpackCatalogue(packCatalogue(inFolder("renamed")))).toEqual(inFolder("renamed"));
		expect(unpackCatalogue(JSON.parse(JSON.stringify(packCatalogue(catalogue))))).toEqual(catalogue);
	});

	it("derives the paths that follow from numbers and titles", () => {
		expect(allDocuments(catalogue).map(({ path }) => path)).toEqual([
			"docs/01-project-overview/01-vision-and-principles.md",
			"docs/01-project-overview/02-overview.md",
			"docs/05-technical-architecture/01-overview.md",
			"docs/05-technical-architecture/02-server-capsules.md",
			"docs/09-guides/01-first-steps.md",
		]);
	});

	it("stores no slug, and no path that follows from a title", () => {
		expect(JSON.stringify(packCatalogue(catalogue))).not.toContain("server-capsules");
		expect(JSON.stringify(packCatalogue(catalogue))).not.toContain("technical-architecture");
		expect(JSON.stringify(packCatalogue(catalogue))).toContain("01-first-steps.md");
	});

	it("keeps the date of a change, and null when none is known", () => {
		const [dated, undated] = unpackCatalogue(packCatalogue(catalogue))[0]?.files ?? [];
		expect([dated?.updated, undated?.updated]).toEqual(["2026-11-20", null]);
	});
});
