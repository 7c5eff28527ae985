import { homeSlogan } from "../../src/content/home.ts";
import { siteMap, siteTitle } from "../../src/content/site-map.ts";
import { documentHref, readerHref, sectionHref } from "../../src/documents/catalogue.ts";
import type { PageHead } from "../../src/navigation/page-head.ts";
import type { FileDates } from "../file-dates.ts";
import type { DescribedSection } from "../read-catalogue.ts";
import type { PictureCard } from "./picture-card.ts";
import { documentSeason, pageSeasons, sectionSeasons } from "./share-seasons.ts";

/** A page for search engines to index, with its metadata for them, for feed readers and for link previews. */
export interface SharePage {
	kind: "page" | "guide" | "section" | "document";
	title: string;
	description: string;
	/** Its canonical path, without base: "/tokens". */
	path: string;
	/** The pages above it, from the top. */
	above: { path: string; title: string }[];
	/** Path of its picture, without base, and the picture's content. */
	picture: string;
	card: PictureCard;
	/** Path of its text as markdown, without base. */
	markdown: string;
	/** ISO dates, null if they are not known. */
	published: string | null;
	updated: string | null;
}

interface Sources {
	/** The heads of the prerendered pages. */
	heads: readonly PageHead[];
	catalogue: readonly DescribedSection[];
	/** Dates of the documents' files, from the project's root. */
	documentDates: ReadonlyMap<string, FileDates>;
	/** The dates of a page of the site map, by its key. */
	pageDates: (key: string) => FileDates | undefined;
}

/** Home's picture already has the name of the site next to its crest. */
const welcome = {
	overline: "",
	title: homeSlogan.replace("four seasons", "four\u00a0seasons"),
	description: "Cherry CLI, Cherry Seeds, servers, a mesh of machines and mentorship.",
};

/** Every canonical page once, in the order of the site map and then of the documentation. */
export function sharePages({ heads, catalogue, documentDates, pageDates }: Sources): SharePage[] {
	const known = new Map(heads.filter(({ noindex }) => !noindex).map((head) => [head.canonicalPath, head]));
	const files = (path: string) => ({
		path,
		picture: path === "/" ? "/share/home.png" : `/share${path}.png`,
		// The markdown address for a path that ends in a slash follows llmstxt.org.
		markdown: path === "/" ? "/index.html.md" : `${path}.md`,
	});
	const description = (path: string) => {
		const head = known.get(path);
		if (!head) throw new Error(`No page was prerendered for ${path}`);
		return head.description;
	};
	const pages = siteMap.map(({ key, paths: [path], title, tagline, kanji, inSidebar }): SharePage => {
		const dates = pageDates(key);
		const said = { title, description: description(path) };
		return {
			...files(path),
			kind: inSidebar ? "page" : path === readerHref ? "section" : "guide",
			...(key === "home" ? { title: siteTitle, description: description(path) } : said),
			above: [],
			card: { ...(key === "home" ? welcome : { ...said, overline: tagline }), kanji, season: pageSeasons[key] },
			published: dates?.first ?? null,
			updated: dates?.last ?? null,
		};
	});
	const reader = { path: readerHref, title: "Documentation" };
	const sections = catalogue.map((section): SharePage => {
		const path = sectionHref(section);
		const said = { title: section.title, description: description(path) };
		const changes = section.files.map(({ updated }) => updated ?? "").sort();
		return {
			...files(path),
			kind: "section",
			...said,
			above: [reader],
			card: {
				...said,
				number: section.id,
				overline: reader.title,
				kanji: section.kanji,
				season: sectionSeasons[section.id],
			},
			published: null,
			updated: changes.at(-1) || null,
		};
	});
	const documents = catalogue.flatMap((section) =>
		section.files.map((file): SharePage => {
			const path = documentHref(file);
			const said = { title: file.title, description: description(path) };
			return {
				...files(path),
				kind: "document",
				...said,
				above: [reader, { path: sectionHref(section), title: section.title }],
				markdown: `/${file.path}`,
				card: {
					...said,
					number: file.id,
					overline: section.title,
					kanji: section.kanji,
					season: documentSeason(file.title, section.id),
				},
				published: documentDates.get(`public/${file.path}`)?.first ?? null,
				updated: file.updated,
			};
		}),
	);
	return [...pages, ...sections, ...documents];
}
