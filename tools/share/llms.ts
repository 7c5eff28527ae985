import { siteTitle } from "../../src/content/site-map.ts";
import { addressOf, type SiteAddress } from "../site-address.ts";
import type { SharePage } from "./share-pages.ts";

const linkTo =
	(site: SiteAddress) =>
	({ title, markdown, description }: SharePage): string =>
		`- [${title}](${addressOf(site, markdown)}): ${description}`;

const notes = `Every link below leads to markdown. Each page names its own in a link of the type text/markdown.

Two tokens share this site and are never mixed: Cherry Seeds and CHERRY. The glossary tells them apart. Figures called sample data are a demonstration.`;

/**
 * The site for language models: what it is, and where each page is available as markdown.
 * Source: llmstxt.org
 */
export function llmsText(pages: readonly SharePage[], site: SiteAddress): string {
	const link = linkTo(site);
	const top = pages.filter(({ above }) => above.length === 0);
	const lists: [string, readonly SharePage[]][] = [
		["Pages", top.filter(({ kind }) => kind === "page")],
		["Guides", top.filter(({ kind }) => kind !== "page")],
		...sectionsOf(pages).map((section): [string, SharePage[]] => [
			`Documents: ${section.title}`,
			documentsOf(pages, section),
		]),
	];
	const parts = lists.map(([heading, listed]) => `## ${heading}\n\n${listed.map(link).join("\n")}`);
	return `${[`# ${siteTitle}`, `> ${pages[0]?.description}`, notes, ...parts].join("\n\n")}\n`;
}

/** A section of the documentation as markdown: its description and its documents. */
export function sectionMarkdown(pages: readonly SharePage[], section: SharePage, site: SiteAddress): string {
	const links = documentsOf(pages, section).map(linkTo(site));
	return `# ${section.title}\n\n${section.description}\n\n${links.join("\n")}\n`;
}

/** Appended to the text of the reader's landing view: the list of sections. */
export function sectionList(pages: readonly SharePage[], site: SiteAddress): string {
	return `## All sections\n\n${sectionsOf(pages).map(linkTo(site)).join("\n")}\n`;
}

const sectionsOf = (pages: readonly SharePage[]): SharePage[] =>
	pages.filter(({ kind, above }) => kind === "section" && above.length > 0);

const documentsOf = (pages: readonly SharePage[], section: SharePage): SharePage[] =>
	pages.filter(({ kind, above }) => kind === "document" && above.at(-1)?.path === section.path);
