import { toString as textOfHtml } from "hast-util-to-string";
import type { ArticleElement } from "./article-node.ts";
import type { HtmlElement } from "./markdown-tree.ts";

/** A code block, still plain: the highlighter replaces the children of `code` and names the language on `figure`. */
export interface CodeBlock {
	figure: ArticleElement;
	code: ArticleElement;
	/** As the fence says it. */
	language: string;
	source: string;
}

/** A block of code that scrolls sideways and can be reached by keyboard; it is noted for the highlighter. */
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
