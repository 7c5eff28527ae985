import { expect, it } from "vitest";
import { siteMap } from "../../src/content/site-map.ts";
import { projectRoot } from "../binaries.ts";
import { catalogueOf } from "../catalogue-plugin.ts";
import { sharePages } from "./share-pages.ts";
import { documentSeason } from "./share-seasons.ts";

const catalogue = catalogueOf("/nowhere").map((section) =>
	section.id === "05"
		? {
				...section,
				files: [
					{
						id: "05-02",
						sectionId: "05",
						title: "Server Capsules",
						slug: "server-capsules",
						path: "docs/05-technical-architecture/02-server-capsules.md",
						description: "",
						descriptionHash: "",
						updated: "2026-11-22",
					},
				],
			}
		: section,
);
const document = "/docs/technical-architecture/server-capsules";
const paths = [...siteMap.map(({ paths: [path] }) => path), ...catalogue.map(({ slug }) => `/docs/${slug}`), document];
const heads = paths.map((path) => ({ name: path, description: `Of ${path}.`, canonicalPath: path, noindex: false }));
const sources = {
	heads,
	catalogue,
	documentDates: new Map([
		["public/docs/05-technical-architecture/02-server-capsules.md", { first: "2026-11-20", last: "2026-11-22" }],
	]),
	pageDates: (key: string) => (key === "tokens" ? { first: null, last: "2026-11-21" } : undefined),
};
const pageAt = (path: string, of = sources) => sharePages(of).find((page) => page.path === path);

it("lists every canonical page once, with its own picture and text", () => {
	const pages = sharePages(sources);
	expect(pages.map(({ path }) => path)).toEqual(paths);
	for (const of of ["picture", "markdown"] as const)
		expect(new Set(pages.map((page) => page[of])).size).toBe(paths.length);
});

it.each([
	["/", "/share/home.png", "/index.html.md"],
	["/guides/glossary", "/share/guides/glossary.png", "/guides/glossary.md"],
	[document, `/share${document}.png`, "/docs/05-technical-architecture/02-server-capsules.md"],
])("%s has the picture %s and the text %s", (path, picture, markdown) => {
	expect(pageAt(path)).toMatchObject({ picture, markdown });
});

it("gives a document's kind, its place and its dates", () => {
	expect(pageAt(document)).toMatchObject({
		kind: "document",
		title: "Server Capsules",
		description: `Of ${document}.`,
		above: [{ path: "/docs" }, { path: "/docs/technical-architecture" }],
		card: { number: "05-02", overline: "Technical Architecture", kanji: { kanji: "礎" }, season: "winter" },
		published: "2026-11-20",
		updated: "2026-11-22",
	});
	expect(pageAt("/docs/technical-architecture")).toMatchObject({
		kind: "section",
		published: null,
		updated: "2026-11-22",
	});
	expect(pageAt("/docs/project-overview")?.updated).toBeNull();
	expect(pageAt("/tokens")).toMatchObject({ kind: "page", published: null, updated: "2026-11-21" });
});

it("requires every page to be prerendered", () => {
	expect(() => pageAt("/", { ...sources, heads: heads.slice(1) })).toThrow("No page was prerendered for /");
});

it.each([
	["Wintering a Server", "01", "winter"],
	["Summer, the Blooming", "06", "summer"],
	["The Offspring", "08", "summer"],
	["Server Capsules", "05", "winter"],
] as const)("%s in section %s has the season %s", (title, section, season) => {
	expect(documentSeason(title, section)).toBe(season);
});

it("every section of the site has a kanji for its documents' pictures", () => {
	for (const section of catalogueOf(projectRoot)) expect(section.kanji.kanji).toMatch(/^\p{Script=Han}$/u);
});
