import { documentPlaceholder as words } from "#src/content/document-placeholder.ts";
import type { ArticleNode, ParsedDocument } from "./article-node.ts";
import { createHeadingIds } from "./heading-ids.ts";
import { markJapanese } from "./japanese.ts";

type Described = { title: string; description?: string | undefined; path: string };
type Item = string | { label: string; value: string };
type Block = { text: string } | { heading: string } | { list: readonly Item[] };

/** The page's parts: built from the document's title, description and path, and today's date. Specification 8 */
function placeholderBlocks({ title, description, path }: Described, date: Date): Block[] {
	const { document, file, date: today } = words.detailLabels;
	return [
		...(description ? [{ text: oneLine(description) }] : []),
		{ text: words.what },
		{ heading: words.causesHeading },
		{ list: words.causes },
		{ heading: words.curesHeading },
		{ list: words.cures },
		{ heading: words.detailsHeading },
		{ list: [`${document}: ${oneLine(title)}`, { label: file, value: path }, `${today}: ${formatDate(date)}`] },
	];
}

/**
 * The page that is shown in place of a document that could not be read.
 * @param date local time; its time of day is ignored
 * Specification 8
 */
export function placeholderMarkdown(document: Described, date: Date): string {
	const item = (entry: Item) =>
		typeof entry === "string" ? escapeMarkdown(entry) : `${entry.label}: \`${entry.value.replaceAll("`", "")}\``;
	const blocks = placeholderBlocks(document, date).map((block) => {
		if ("text" in block) return escapeMarkdown(block.text);
		if ("heading" in block) return `## ${escapeMarkdown(block.heading)}`;
		return block.list.map((entry) => `- ${item(entry)}`).join("\n");
	});
	return `${blocks.join("\n\n")}\n`;
}

/** The same page where there is no parser to read its markdown. */
export function plainPlaceholder(document: Described, date: Date): ParsedDocument {
	const nextId = createHeadingIds();
	const headings: ParsedDocument["headings"] = [];
	const item = (entry: Item): ArticleNode =>
		typeof entry === "string"
			? ["li", null, ...markJapanese(entry)]
			: ["li", null, `${entry.label}: `, ["code", null, entry.value.replaceAll("`", "")]];
	const nodes = placeholderBlocks(document, date).map((block): ArticleNode => {
		if ("text" in block) return ["p", null, ...markJapanese(block.text)];
		if ("list" in block) return ["ul", null, ...block.list.map(item)];
		const id = nextId(block.heading);
		headings.push({ id, text: block.heading, depth: 2 });
		return ["h2", { id }, block.heading];
	});
	return { nodes, headings, words: 0, minutes: 1, hasCode: false };
}

function oneLine(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}

/** Text as it is, whatever markup it might be; a bare web or mail address in it becomes a link, as in any document. */
function escapeMarkdown(text: string): string {
	return text.replace(/[\\`*_{}[\]()<>#+\-!|~&:@.=]/g, "\\$&");
}

/** @example formatDate(new Date(2026, 10, 21)) // "21 November 2026" */
function formatDate(date: Date): string {
	return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" }).format(date);
}
