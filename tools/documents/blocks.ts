import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { cleanText, splitFrontMatter } from "../../src/documents/source-text.ts";

export type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>["children"][number];

/** A comment directly after something, such as `<!-- seedsMarket.price -->`, and the text of its block before it. */
export interface Mark {
	name: string;
	before: string;
	line: number;
}

/** A unit of running text; code fences and pictures are not blocks. */
export interface Block {
	kind: "heading" | "paragraph" | "cell";
	/** In the file, counted from 1. */
	line: number;
	text: string;
	/** The text without code and without emphasis, which is how Japanese words are set. */
	plain: string;
	marks: Mark[];
}

/** A document's syntax tree, and the number of lines of its front matter. */
export function parseMarkdown(source: string): { tree: Node; skippedLines: number } {
	const text = cleanText(source);
	const { body } = splitFrontMatter(text);
	return {
		tree: fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
		skippedLines: text.slice(0, text.length - body.length).split("\n").length - 1,
	};
}

/** The words of a text, numbers included, each with the punctuation that follows it directly, if any. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*/gu) ?? [];

/** The blocks of a document, in reading order. */
export function blocksOf(source: string): Block[] {
	const { tree, skippedLines } = parseMarkdown(source);
	const blocks: Block[] = [];
	const visit = (node: Node) => {
		const kind = kinds[node.type];
		if (kind && "children" in node) blocks.push(readBlock(kind, node, skippedLines));
		else if ("children" in node) for (const child of node.children) visit(child as Node);
	};
	visit(tree);
	return blocks;
}

const kinds: Record<string, Block["kind"]> = { heading: "heading", paragraph: "paragraph", tableCell: "cell" };

function readBlock(kind: Block["kind"], root: Node, skippedLines: number): Block {
	const lineOf = (node: Node) => (node.position?.start.line ?? 1) + skippedLines;
	const block: Block = { kind, line: lineOf(root), text: "", plain: "", marks: [] };
	const add = (text: string, isPlain: boolean) => {
		block.text += text;
		block.plain += isPlain ? text : " ";
	};
	const visit = (node: Node, isPlain: boolean) => {
		if (node.type === "text") add(node.value, isPlain);
		else if (node.type === "inlineCode") add(node.value, false);
		else if (node.type === "break") add(" ", isPlain);
		else if (node.type === "html") {
			const name = /^<!--\s*(.*?)\s*-->$/s.exec(node.value)?.[1];
			if (name !== undefined) block.marks.push({ name, before: block.text, line: lineOf(node) });
		} else if ("children" in node)
			for (const child of node.children) visit(child as Node, isPlain && node.type !== "emphasis");
	};
	visit(root, true);
	return block;
}
