import { type ArticleNode, childrenOf } from "./article-node.ts";

const glyphs = "\\u3000-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef\\u{20000}-\\u{3ffff}";
const run = new RegExp(`([${glyphs}]+(?: +[${glyphs}]+)*)`, "u");
const letter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Splits a text so that every Japanese run is marked as such: it is read in the right voice and set in the right font.
 * @example markJapanese("the 丸窓 window") // ["the ", ["span", { lang: "ja" }, "丸窓"], " window"]
 */
export function markJapanese(text: string): ArticleNode[] {
	if (!letter.test(text)) return text === "" ? [] : [text];
	return text
		.split(run)
		.filter((part) => part !== "")
		.map((part): ArticleNode => (letter.test(part) ? ["span", { lang: "ja" }, part] : part));
}

/** The same for nodes that are already shaped, such as highlighted code. */
export function markJapaneseWithin(nodes: readonly ArticleNode[]): ArticleNode[] {
	return nodes.flatMap((node): ArticleNode[] =>
		typeof node === "string" ? markJapanese(node) : [[node[0], node[1], ...markJapaneseWithin(childrenOf(node))]],
	);
}
