import { type ArticleNode, childrenOf, type ParsedDocument } from "./article-node.ts";
import { assertParsable, assertRenderable } from "./complexity.ts";
import { highlight, languageOf } from "./highlight.ts";
import { markdownTree } from "./markdown-tree.ts";
import { hashPassages } from "./passages.ts";
import { shapeArticle } from "./shape-article.ts";
import { cleanText, splitFrontMatter, titleOf } from "./source-text.ts";

const wordsPerMinute = 220;

/**
 * Parses a markdown document into the tree that the reader renders. Runs in the parser's worker, in the prerender and
 * in tools. A text without a title of its own is not one of the site's documents, and its passages get no hashes: a
 * placeholder is not tracked as read.
 * @throws DocumentTooComplex for a document that would stall the page
 * @example
 * (await parseDocument("## Wrap\n\nName it.")).nodes // [["h2", { id: "h-wrap" }, "Wrap"], ["p", null, "Name it."]]
 * Specification 2.3, 5
 */
export async function parseDocument(markdown: string): Promise<ParsedDocument> {
	const { frontMatter, body } = splitFrontMatter(cleanText(markdown));
	const title = frontMatter === null ? undefined : titleOf(frontMatter);
	assertParsable(body);
	const { nodes, headings, codeBlocks } = shapeArticle(markdownTree(body), title);
	for (const { figure, code, language, source } of codeBlocks) {
		const name = languageOf(language);
		if (name !== "") figure[1] = { ...figure[1], "data-language": name };
		code.splice(2, Number.POSITIVE_INFINITY, ...(await highlight(source, name)));
	}
	assertRenderable(nodes);
	const words = nodes.reduce((sum, node) => sum + countWords(node), 0);
	return {
		...(title === undefined ? {} : { title }),
		nodes: title === undefined ? nodes : hashPassages(nodes),
		headings,
		minutes: Math.max(1, Math.ceil(words / wordsPerMinute)),
	};
}

function countWords(node: ArticleNode): number {
	if (typeof node === "string") return node.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
	if (node[0] === "figure") return 0;
	return childrenOf(node).reduce((sum, child) => sum + countWords(child), 0);
}
