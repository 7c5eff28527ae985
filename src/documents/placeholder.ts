import { documentPlaceholder as words } from "#src/content/document-placeholder.ts";
import { instantDateText } from "#src/figures/date-text.ts";
import type { ArticleNode, ParsedDocument } from "./article-node.ts";
import { createHeadingIds } from "./heading-ids.ts";
import { markJapanese } from "./japanese.ts";

type Described = { title: string; description?: string | undefined; path: string };

/**
 * The page that is shown in place of a document that could not be read, built from its title, description and path,
 * and today's date. Its output has the parser's format but needs no parser: if a document does not load, the parser
 * may not either.
 * @param date local time; its time of day is ignored
 * Specification 8
 */
export function placeholderDocument({ title, description, path }: Described, date: Date): ParsedDocument {
	const nextId = createHeadingIds();
	const headings: ParsedDocument["headings"] = [];
	const heading = (text: string): ArticleNode => {
		const id = nextId(text);
		headings.push({ id, text, depth: 2 });
		return ["h2", { id }, text];
	};
	const paragraph = (text: string): ArticleNode => ["p", null, ...markJapanese(text)];
	const list = (items: readonly ArticleNode[][]): ArticleNode => [
		"ul",
		null,
		...items.map((item): ArticleNode => ["li", null, ...item]),
	];
	const { document, about, file, date: today } = words.detailLabels;
	const nodes = [
		paragraph(words.what),
		heading(words.causesHeading),
		list(words.causes.map(markJapanese)),
		heading(words.curesHeading),
		list(words.cures.map(markJapanese)),
		heading(words.detailsHeading),
		list([
			markJapanese(`${document}: ${oneLine(title)}`),
			...(description ? [markJapanese(`${about}: ${oneLine(description)}`)] : []),
			[`${file}: `, ["code", null, path]],
			[`${today}: ${instantDateText(date)}`],
		]),
	];
	return { nodes, headings, minutes: 1 };
}

function oneLine(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}
