import { toString as textOfHtml } from "hast-util-to-string";
import type { ArticleHeading, ArticleNode } from "./article-node.ts";
import { createHeadingIds } from "./heading-ids.ts";
import { markJapanese } from "./japanese.ts";
import { keepDatesWhole } from "./keep-dates-whole.ts";
import { isLayoutText } from "./layout-text.ts";
import type { HtmlElement, HtmlNode } from "./markdown-tree.ts";
import { safeHref } from "./safe-href.ts";
import { shapeCallout } from "./shape-callout.ts";
import { type CodeBlock, shapeCode } from "./shape-code.ts";
import { shapeInlineCode } from "./shape-inline-code.ts";
import { shapeImage, shapeLink } from "./shape-link.ts";
import { inputProps, listItemProps, listProps } from "./shape-list.ts";
import { cellProps, shapeTable } from "./shape-table.ts";

/** State collected while shaping one document. */
interface Shaping {
	headings: ArticleHeading[];
	/** Code blocks, still plain: the highlighter may replace the children of `code`. */
	codeBlocks: CodeBlock[];
	headingId: (text: string) => string;
	/** The headings of the contents list: those at the top level of the document. */
	listed: Set<HtmlNode>;
	tableLabels: Map<string, number>;
	insideLink: boolean;
}

type ShapedArticle = Pick<Shaping, "headings" | "codeBlocks"> & { nodes: ArticleNode[] };

/**
 * Turns the sanitised tree into the article's compact one: headings get ids, tables a scrolling frame, quotes that
 * start with a bold line become callouts, addresses are checked, Japanese runs are marked.
 * @param title the page's own heading; a first heading that repeats it is left out
 */
export function shapeArticle(root: HtmlNode, title: string | undefined): ShapedArticle {
	const shaping: Shaping = {
		headings: [],
		codeBlocks: [],
		headingId: createHeadingIds(),
		listed: new Set(),
		tableLabels: new Map(),
		insideLink: false,
	};
	const children = root.type === "root" ? [...root.children] : [];
	const first = children.findIndex((child) => child.type === "element");
	const opening = children[first];
	if (opening?.type === "element" && opening.tagName === "h1" && textOfHtml(opening).trim() === title) {
		children.splice(first, 1);
	}
	for (const child of children) {
		if (child.type !== "element") continue;
		const depth = levelOf(child.tagName);
		if (depth === 2 || depth === 3) shaping.listed.add(child);
	}
	const nodes = shapeChildren(children, "root", shaping);
	return { nodes, headings: shaping.headings, codeBlocks: shaping.codeBlocks };
}

/** Shapes siblings, joins adjacent texts and drops line breaks that are only source layout. */
function shapeChildren(children: readonly HtmlNode[], parent: string, shaping: Shaping): ArticleNode[] {
	const result: ArticleNode[] = [];
	let text = "";
	const flush = () => {
		// Columns are narrow; elsewhere the text stays as it was written.
		result.push(...markJapanese(parent === "td" ? keepDatesWhole(text) : text));
		text = "";
	};
	children.forEach((child, index) => {
		if (child.type === "text") {
			if (!isLayoutText(children, index, parent)) text += child.value;
		} else if (child.type === "element") {
			for (const node of shapeElement(child, shaping)) {
				if (typeof node === "string") text += node;
				else {
					flush();
					result.push(node);
				}
			}
		}
	});
	flush();
	return result;
}

function shapeElement(element: HtmlElement, shaping: Shaping): ArticleNode[] {
	const { tagName, properties } = element;
	const shape = (nodes: readonly HtmlNode[], parent: string) => shapeChildren(nodes, parent, shaping);
	const children = () => shape(element.children, tagName);
	switch (tagName) {
		case "a":
			return shapeAnchor(element, shaping);
		case "img":
			return shapeImage(element, shaping.insideLink);
		case "h1":
		case "h2":
		case "h3":
		case "h4":
		case "h5":
		case "h6":
			return shapeHeading(element, shaping);
		case "blockquote":
			return [shapeCallout(element, shape) ?? ["blockquote", null, ...children()]];
		case "table":
			return [shapeTable(element, children(), shaping.tableLabels)];
		case "th":
		case "td":
			return [[tagName === "th" && element.children.length === 0 ? "td" : tagName, cellProps(element), ...children()]];
		case "pre":
			return [shapeCode(element, shaping.codeBlocks)];
		case "code":
			return [["code", null, ...shapeInlineCode(children())]];
		case "li":
			return [["li", listItemProps(element), ...children()]];
		case "input":
			return [["input", inputProps(element)]];
		case "ol":
		case "ul":
		case "section":
			return [[tagName, listProps(properties), ...children()]];
		case "br":
		case "hr":
			return [[tagName, null]];
		default:
			return [[tagName, null, ...children()]];
	}
}

function levelOf(tagName: string): number {
	const level = /^h([1-6])$/.exec(tagName)?.[1];
	// The page's title is its only first-level heading.
	return level === undefined ? 0 : Math.max(2, Number(level));
}

function shapeHeading(element: HtmlElement, shaping: Shaping): ArticleNode[] {
	const text = textOfHtml(element).replace(/\s+/g, " ").trim();
	const children = shapeChildren(element.children, element.tagName, shaping);
	if (children.length === 0) return [];
	const depth = levelOf(element.tagName);
	const id = shaping.headingId(text);
	if (shaping.listed.has(element) && text !== "" && (depth === 2 || depth === 3)) {
		shaping.headings.push({ id, text, depth });
	}
	return [[`h${depth}`, { id }, ...children]];
}

/** A link inside a link is invalid HTML, and an unsafe address must not become a link: both leave only their text. */
function shapeAnchor(element: HtmlElement, shaping: Shaping): ArticleNode[] {
	const href = shaping.insideLink ? null : safeHref(String(element.properties.href ?? ""));
	if (href === null) return shapeChildren(element.children, "a", shaping);
	return [shapeLink(element, href, shapeChildren(element.children, "a", { ...shaping, insideLink: true }))];
}
