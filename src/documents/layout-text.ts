import type { HtmlNode } from "./markdown-tree.ts";

const holdsOnlyBlocks = new Set(["root", "blockquote", "ol", "section", "table", "tbody", "thead", "tr", "ul"]);
/** Blocks that may occur in a list item beside its text. */
const blocksOfItem = new Set(["blockquote", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "ol", "p", "pre", "table", "ul"]);

/**
 * Whether a text is only a line break of the source's layout: between blocks, and at the edges of a list item.
 * @param index of the text among `children` of the element `parent`
 */
export function isLayoutText(children: readonly HtmlNode[], index: number, parent: string): boolean {
	const text = children[index];
	if (text?.type !== "text" || text.value.trim() !== "") return false;
	if (parent !== "li") return holdsOnlyBlocks.has(parent);
	const isEdge = (node: HtmlNode | undefined) =>
		node === undefined || (node.type === "element" && blocksOfItem.has(node.tagName));
	return isEdge(children[index - 1]) || isEdge(children[index + 1]);
}
