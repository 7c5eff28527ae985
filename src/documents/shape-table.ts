import { toString as textOfHtml } from "hast-util-to-string";
import type { ArticleElement, ArticleNode, ArticleProps } from "./article-node.ts";
import type { HtmlElement, HtmlNode } from "./markdown-tree.ts";

/** A table in a frame that scrolls sideways, is reachable by keyboard, and is named after the table's columns. */
export function shapeTable(element: HtmlElement, children: ArticleNode[], labels: Map<string, number>): ArticleElement {
	const columns = headCells(element).map(textOfHtml).filter(Boolean).join(", ");
	const name = `Table: ${columns.length > 80 ? `${columns.slice(0, 79)}…` : columns || "no header"}`;
	const count = (labels.get(name) ?? 0) + 1;
	labels.set(name, count);
	const label = count === 1 ? name : `${name} (${count})`;
	const frame = { className: "table-scroll", tabIndex: 0, role: "region", "aria-label": label };
	return ["div", frame, ["table", null, ...children]];
}

/** The props of a cell: scope for a head, the column's alignment as a class. */
export function cellProps({ tagName, properties, children }: HtmlElement): ArticleProps | null {
	const props: ArticleProps = {};
	if (tagName === "th" && children.length > 0) props.scope = "col";
	if (properties.align === "right" || properties.align === "center") props.className = `align-${properties.align}`;
	return Object.keys(props).length > 0 ? props : null;
}

function headCells(node: HtmlNode): HtmlElement[] {
	if (node.type !== "element") return [];
	return node.tagName === "th" ? [node] : node.children.flatMap(headCells);
}
