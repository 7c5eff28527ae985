import type { HtmlNode } from "./markdown-tree.ts";

const holdsOnlyBlocks = new Set(["root", "blockquote", "ol", "section", "table", "tbody", "thead", "tr", "ul"]);
const blocks = new Set([
	...["blockquote", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li", "ol", "p", "pre"],
	...["section", "table", "tbody", "thead", "tr", "td", "th", "ul"],
]);

/**
 * Whether a text is but a line break that lays out the source: between blocks, and at the edges of a list item.
 * @param index the text's place among `children` of the element `parent`
 */
export function isLayoutText(children: readonly HtmlNode[], index: number, parent: string): boolean {
	const text = children[index];
	if (text?.type !== "text" || text.value.trim() !== "") return false;
	const isBlock = (node: HtmlNode | undefined) =>
		node === undefined ? parent === "li" : node.type === "element" && blocks.has(node.tagName);
	return holdsOnlyBlocks.has(parent) || isBlock(children[index - 1]) || isBlock(children[index + 1]);
}
