import { type Schema, sanitize } from "hast-util-sanitize";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { type Handler, toHast } from "mdast-util-to-hast";
import { gfm } from "micromark-extension-gfm";
import { assertTree, DocumentTooComplex } from "./complexity.ts";

export type HtmlNode = ReturnType<typeof sanitize>;
export type HtmlElement = Extract<HtmlNode, { type: "element" }>;
type MarkdownNode = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>["children"][number];

const inlineTags = "a br code del em img input strong sup".split(" ");
const blockTags = "blockquote h1 h2 h3 h4 h5 h6 hr li ol p pre section table tbody td th thead tr ul".split(" ");

/**
 * Only what markdown itself can express: a second line of defence after the parser, which creates no other elements.
 */
const schema: Schema = {
	tagNames: [...inlineTags, ...blockTags],
	attributes: {
		a: ["href", "title", ["id", /^n-fnref-/], "dataFootnoteRef", "dataFootnoteBackref", "ariaLabel"],
		code: [["className", /^language-/]],
		img: ["src", "alt", "title"],
		input: [["type", "checkbox"], "checked", ["disabled", true]],
		li: [
			["className", "task-list-item"],
			["id", /^n-fn-/],
		],
		ol: ["start", ["className", "contains-task-list"]],
		section: [["className", "footnotes"]],
		td: ["align"],
		th: ["align"],
		ul: [["className", "contains-task-list"]],
	},
	required: { input: { disabled: true, type: "checkbox" } },
	clobber: [],
	// Addresses are checked by safe-href.ts, which matches schemes in any case.
	protocols: {},
	strip: ["script", "style"],
};

/** Raw HTML is shown as text; comments are dropped. */
const html: Handler = (_state, node, parent) => {
	const value = String(node.value).replace(/<!--[\s\S]*?-->/g, "");
	if (value.trim() === "") return undefined;
	const text = { type: "text" as const, value };
	const isBlock = ["root", "blockquote", "listItem", "footnoteDefinition"].includes(parent?.type ?? "");
	return isBlock ? { type: "element" as const, tagName: "p", properties: {}, children: [text] } : text;
};

/**
 * CommonMark and GFM as a sanitised tree of elements.
 * @throws DocumentTooComplex for a tree too deep or too large to process further
 */
export function markdownTree(markdown: string): HtmlNode {
	const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
	let cells = 0;
	// The steps after this one recurse, and pad every row of a table to the width of its head.
	assertTree<MarkdownNode>([tree], (node) => {
		if (node.type === "table") cells += node.children.length * (node.align?.length ?? 0);
		if (cells > 20_000) throw new DocumentTooComplex("more than 20,000 table cells");
		return "children" in node ? (node.children as MarkdownNode[]) : [];
	});
	const hast = toHast(tree, {
		clobberPrefix: "n-",
		footnoteLabel: "Notes",
		footnoteLabelProperties: {},
		handlers: { html },
	});
	return sanitize(hast, schema);
}
