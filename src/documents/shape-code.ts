import { toString as textOfHtml } from "hast-util-to-string";
import type { ArticleElement } from "./article-node.ts";
import type { HtmlElement } from "./markdown-tree.ts";

/** A code block, still plain: the highlighter replaces the children of `code` and adds the language to `figure`. */
export interface CodeBlock {
	figure: ArticleElement;
	code: ArticleElement;
	/** As written in the fence. */
	language: string;
	source: string;
}

/** A code block that scrolls sideways and is reachable by keyboard; it is recorded for the highlighter. */
export function shapeCode(element: HtmlElement, codeBlocks: CodeBlock[]): ArticleElement {
	const inner = element.children[0];
	const className = inner?.type === "element" ? inner.properties.className : undefined;
	const language = Array.isArray(className) ? String(className[0]).replace(/^language-/, "") : "";
	const source = textOfHtml(element).replace(/\n$/, "");
	const code: ArticleElement = ["code", null, source];
	const figure: ArticleElement = ["figure", { className: "code" }, ["pre", { tabIndex: 0 }, code]];
	codeBlocks.push({ figure, code, language, source });
	return figure;
}
