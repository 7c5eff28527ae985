import { toString as textOfHtml } from "hast-util-to-string";
import { CELL, GROUP, ROW, ROW_HEAD, TABLE } from "#src/ui/table-roles.ts";
import { type ArticleElement, type ArticleNode, type ArticleProps, childrenOf } from "./article-node.ts";
import type { HtmlElement, HtmlNode } from "./markdown-tree.ts";

/** The number of columns of a table whose rows become blocks where there is little room. */
const STACKED_COLUMNS = { from: 3, to: 8 };

/**
 * A table in a frame that scrolls sideways, is reachable by keyboard, and is named after the table's columns. If its
 * rows may become blocks, each cell carries its column's head, and the first names the row.
 */
export function shapeTable(element: HtmlElement, children: ArticleNode[], labels: Map<string, number>): ArticleElement {
	const heads = headCells(element).map(textOfHtml);
	const columns = heads.filter(Boolean).join(", ");
	const name = `Table: ${columns.length > 80 ? `${columns.slice(0, 79)}…` : columns || "no header"}`;
	const count = (labels.get(name) ?? 0) + 1;
	labels.set(name, count);
	const label = count === 1 ? name : `${name} (${count})`;
	const frame = { className: "table-scroll", tabIndex: 0, role: "region", "aria-label": label };
	const stacks = heads.length >= STACKED_COLUMNS.from && heads.length <= STACKED_COLUMNS.to;
	const table: ArticleElement = stacks
		? ["table", { ...TABLE, className: "stacks" }, ...children.map((group) => withRoles(group, heads))]
		: ["table", null, ...children];
	return ["div", frame, table];
}

/** Part of a table, down to its cells, with explicit roles and the heads of its columns. */
function withRoles(node: ArticleNode, heads: readonly string[], column = 0): ArticleNode {
	if (typeof node === "string") return node;
	const [tag, props] = node;
	const children = childrenOf(node);
	switch (tag) {
		case "th":
			return [tag, { ...props, role: "columnheader" }, ...children];
		case "td": {
			if (column === 0 && children.length > 0) return [tag, { ...props, role: ROW_HEAD.role }, ...children];
			const head = column > 0 && heads[column];
			return [tag, { ...props, ...CELL, ...(head && { "data-head": head }) }, ...children];
		}
		default: {
			const role = tag === "tr" ? ROW : GROUP;
			return [tag, { ...props, ...role }, ...children.map((child, index) => withRoles(child, heads, index))];
		}
	}
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
