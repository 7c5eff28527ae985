import type { ArticleElement, ArticleNode } from "./article-node.ts";
import type { HtmlElement, HtmlNode } from "./markdown-tree.ts";

type ShapeChildren = (children: readonly HtmlNode[], parent: string) => ArticleNode[];

const leadingKanji = /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,4})\s+(?=\S)/u;

/**
 * A quote whose first line is bold is a callout: the line is its title, and kanji before the title are separated from
 * it.
 * @returns undefined for any other quote
 * @example "> **和 Wa, harmony**\n>\n> Text" // aside.callout: span.callout-kanji, div.callout-body with p.callout-title
 */
export function shapeCallout(quote: HtmlElement, shape: ShapeChildren): ArticleElement | undefined {
	const elements = quote.children.filter((child) => child.type === "element");
	const [opening, ...rest] = elements;
	if (opening?.tagName !== "p") return undefined;
	const [strong, ...after] = opening.children;
	if (strong?.type !== "element" || strong.tagName !== "strong" || !endsLine(after[0])) return undefined;

	const title: HtmlNode[] = [...strong.children];
	let kanji = "";
	if (title[0]?.type === "text") {
		kanji = leadingKanji.exec(title[0].value)?.[1] ?? "";
		title[0] = { type: "text", value: title[0].value.replace(leadingKanji, "") };
	}
	const body: ArticleNode[] = [["p", { className: "callout-title" }, ...shape(title, "p")]];
	const sameParagraph = shape(trimStart(after), "p");
	if (sameParagraph.length > 0) body.push(["p", null, ...sameParagraph]);
	body.push(...shape(rest, "blockquote"));
	// A sign like an icon; what it stands for is in the text.
	const props = { className: "callout-kanji", lang: "ja", "aria-hidden": true };
	const sign: ArticleNode[] = kanji === "" ? [] : [["span", props, kanji]];
	return ["aside", { className: "callout", role: "note" }, ...sign, ["div", { className: "callout-body" }, ...body]];
}

function endsLine(node: HtmlNode | undefined): boolean {
	if (node === undefined) return true;
	return node.type === "text" ? /^[ \t]*\n/.test(node.value) : node.type === "element" && node.tagName === "br";
}

function trimStart([first, ...rest]: HtmlNode[]): HtmlNode[] {
	if (first?.type === "text") return [{ type: "text", value: first.value.trimStart() }, ...rest];
	if (first?.type === "element" && first.tagName === "br") return trimStart(rest);
	return first ? [first, ...rest] : [];
}
