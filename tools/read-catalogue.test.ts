import { describe, expect, it } from "vitest";
import { readCatalogue } from "./read-catalogue.ts";

const matter = (title = "Server Capsules", description = "What a capsule holds, and how it is opened.") =>
	`---\ntitle: ${title}\ndescription: ${description}\n---\nText\n`;
const path = "docs/05-technical-architecture/02-server-capsules.md";
const file = (text: string, at = path) => ({ path: at, text, updated: null });

describe("readCatalogue", () => {
	it("returns all ten sections, with the files in order", () => {
		const catalogue = readCatalogue([
			{ path, text: matter(), updated: "2026-11-21" },
			file(`\uFEFF${matter('"Keys: a primer"').replaceAll("\n", "\r\n")}`, "docs/05-technical-architecture/01-keys.md"),
		]);
		expect(catalogue.map(({ id }) => id)).toEqual(["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"]);
		expect(catalogue[4]?.files).toEqual([
			expect.objectContaining({ id: "05-01", title: "Keys: a primer", slug: "keys-a-primer", updated: null }),
			{
				id: "05-02",
				sectionId: "05",
				title: "Server Capsules",
				slug: "server-capsules",
				path,
				description: "What a capsule holds, and how it is opened.",
				descriptionHash: "1koiypo",
				updated: "2026-11-21",
			},
		]);
		expect(catalogue[0]?.files).toEqual([]);
	});

	it("puts a section’s hundredth document after its ninety-ninth", () => {
		const at = (number: string) => file(matter(`Document ${number}`), `docs/05-technical-architecture/${number}-a.md`);
		const [, , , , section] = readCatalogue(["100", "99", "10", "09"].map(at));
		expect(section?.files.map(({ id }) => id)).toEqual(["05-09", "05-10", "05-99", "05-100"]);
	});

	it.each([
		["no front matter", file("Text"), "front matter: is missing; start the file with ---"],
		["front matter not closed", file("---\ntitle: A\n"), "front matter: is missing"],
		["no YAML", file("---\ntitle: A: b: c\n---\n"), "front matter: is not YAML"],
		["a list", file("---\n- a\n---\n"), "front matter: must be a list of fields"],
		["empty", file("---\n---\n"), "front matter: must be a list of fields"],
		["no title", file(matter().replace(/title.*\n/, "")), 'title: is missing; write "title: …"'],
		["no description", file(matter().replace(/description.*\n/, "")), "description: is missing"],
		["a number for a title", file(matter("2026")), 'title: must be text; write "title: …" between'],
		["an empty title", file(matter('""')), "title: must have 1 to 80 characters, has 0"],
		["a title of 81", file(matter("a".repeat(81))), "title: must have 1 to 80 characters, has 81"],
		["a description of 19", file(matter("A", "d".repeat(19))), "description: must have 20 to 200 characters, has 19"],
		[
			"a description of 201",
			file(matter("A", "d".repeat(201))),
			"description: must have 20 to 200 characters, has 201",
		],
		[
			"a field too many",
			file(matter().replace("---\nText", "author: x\n---\nText")),
			"author: is not a field of a document",
		],
		["a title without a slug", file(matter("侘寂")), "title: must contain a Latin letter or a digit"],
		[
			"a path that does not match the pattern",
			file(matter(), "docs/05-technical-architecture/capsules.md"),
			"path: must look like",
		],
		["a copy next to it", file(matter(), "docs/05-technical-architecture/02-capsules.md.orig"), "path: must look like"],
		["another folder", file(matter(), "old/docs/05-technical-architecture/02-capsules.md"), "path: must look like"],
		["an unknown section", file(matter(), "docs/11-more/01-a.md"), "path: there is no section 11"],
	])("rejects %s, and names file and field", (_name, source, message) => {
		expect(() => readCatalogue([source])).toThrow(`public/${source.path}: ${message}`);
	});

	it.each([
		[
			"the same slug twice",
			"docs/05-technical-architecture/03-other.md",
			matter("Server: Capsules").replace("Server: Capsules", '"Server, Capsules"'),
			"title: has the same slug as",
		],
		["the same number twice", "docs/05-technical-architecture/02-other.md", matter("Other"), "path: 05-02 is taken by"],
		[
			"two folders of a section",
			"docs/05-architecture/03-other.md",
			matter("Other"),
			"path: section 05 is in 05-architecture already",
		],
	])("rejects %s", (_name, at, text, message) => {
		expect(() => readCatalogue([file(matter()), file(text, at)])).toThrow(message);
	});

	it("accepts titles and descriptions at their limits", () => {
		const texts = [matter("a".repeat(80), "d".repeat(200)), matter("a", "d".repeat(20))];
		expect(() => texts.map((text) => readCatalogue([file(text)]))).not.toThrow();
	});

	it("lists every fault at once, each on its own line", () => {
		expect(() => readCatalogue([file("Text"), file("Text", "docs/x.md")])).toThrow(
			/:\npublic\/docs\/05.*02-server-capsules.*\npublic\/docs\/x\.md/,
		);
	});
});
