import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveLink } from "./links.ts";
import { sampleCatalogue as catalogue } from "./sample-catalogue.test-data.ts";

describe("resolveLink", () => {
	it.each([
		// by path
		["/docs/05-technical-architecture/02-server-capsules.md", "05-02"],
		["docs/05-technical-architecture/02-server-capsules.md", "05-02"],
		["./docs/05-technical-architecture/02-server-capsules.md", "05-02"],
		["/docs/05-technical-architecture/02-server-capsules", "05-02"],
		["/docs/05-technical-architecture/02-server-capsules.md#carry", "05-02"],
		["/docs/05-technical-architecture/02-server-capsules.md?plain=1", "05-02"],
		["/docs/09-guides/01-first-steps.md", "09-01"],
		// by file name
		["/docs/02-server-capsules.md", "05-02"],
		["/docs/server-capsules.md", "05-02"],
		["/docs/server-capsules", "05-02"],
		["/Docs/Server-Capsules.MD", "05-02"],
		["/docs/first-steps", "09-01"],
		["/docs/renamed-folder/02-server-capsules.md", "05-02"],
		["/docs/05-renamed/01-overview.md", "05-01"],
		["/docs/05-renamed/overview.md", "05-01"],
		["/docs/technical-architecture/overview.md", "05-01"],
		// by title
		["/docs/Server Capsules", "05-02"],
		["/docs/Server%20Capsules", "05-02"],
		["/docs/deploy-your-first-server", "09-01"],
		// by slugs and ids
		["/docs/technical-architecture/server-capsules", "05-02"],
		["/docs/technical-architecture/server-capsules/", "05-02"],
		["/docs/technical-architecture/what-a-capsule-holds-and-how-it-is-opened", "05-02"],
		["/docs/05/05-02", "05-02"],
		["/docs/05-02", "05-02"],
		["/docs/project-overview/overview", "01-02"],
		["/docs/technical-architecture/overview", "05-01"],
	])("%s opens %s", (href, id) => {
		const link = resolveLink(href, catalogue);
		expect(link.kind === "document" && link.document.id).toBe(id);
	});

	it.each([
		"/docs/05-technical-architecture/99-missing.md",
		"/docs/missing",
		"/docs/overview",
		"/docs/technical-architecture",
		"/docs/a/b/c",
		"/docs/technical-architecture/server-capsules/more",
		"/docs/archive-05-renamed/overview.md",
		"/docs/055-renamed/overview.md",
		"/docs/server.md-capsules",
		"/docs/__proto__",
		"/docs/__proto__/constructor",
		"/docs/%E0%A4%A",
		"/docs/.md",
		"/docs/侘寂",
	])("%s is an unknown document", (href) => {
		expect(resolveLink(href, catalogue)).toEqual({ kind: "unknown-document", href });
	});

	it("finds no document whose title has an empty slug by an empty name", () => {
		const [section] = catalogue;
		const file = { ...section?.files[0], id: "01-09", title: "侘寂", slug: "" };
		const withoutSlug = [{ ...section, files: [file] }] as typeof catalogue;
		for (const href of ["/docs/.md", "/docs/project-overview/.md"])
			expect(resolveLink(href, withoutSlug)).toEqual({ kind: "unknown-document", href });
	});

	it("finds a file by its name alone, however long its number", () => {
		const [section] = catalogue;
		const file = { ...section?.files[0], id: "01-100", path: "docs/01-project-overview/100-24-lanterns.md" };
		const long = [{ ...section, files: [file] }] as typeof catalogue;
		expect(resolveLink("/docs/24-lanterns", long)).toEqual({ kind: "document", document: file });
	});

	it.each([
		"#",
		"#options",
		"/",
		"/tokens",
		"/docs",
		"/docs/",
		"/docs?x",
		"docs/",
		"./docs/#top",
		"/documentation",
		"//evil.example/docs/x",
		"",
	])("%j is inert", (href) => {
		expect(resolveLink(href, catalogue)).toEqual({ kind: "inert" });
	});

	it.each([
		"https://example.org",
		"https://example.org/docs/server-capsules",
		"mailto:garden@example.org",
		"irc://irc.example.org/cherry",
		"relative.md",
		"../05-technical-architecture/02-server-capsules.md",
		"docsearch/x",
		"?docs/x",
	])("%s is external", (href) => {
		expect(resolveLink(href, catalogue)).toEqual({ kind: "external", href });
	});

	it("never throws, whatever the address", () => {
		const unit = fc.oneof(fc.nat(0x7f), fc.nat(0xffff)).map((code) => String.fromCharCode(code));
		const address = fc.string({ unit });
		fc.assert(
			fc.property(address, fc.constantFrom("", "/", "#", "/docs/", "docs/"), (rest, start) => {
				const { kind } = resolveLink(start + rest, catalogue);
				if (start === "#") expect(kind).toBe("inert");
				if (start === "/") expect(kind).not.toBe("external");
			}),
		);
	});
});
