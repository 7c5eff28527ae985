import { type ArticleElement, type ArticleNode, childrenOf } from "./article-node.ts";
import { shortHash } from "./short-hash.ts";

/** In characters: stored hashes are concatenated into one text, which is split by this length. */
export const PASSAGE_HASH_LENGTH = 4;

/**
 * The elements that are one passage each, with all their content: units that a reader takes in, and would look for, as
 * a whole.
 */
const wholes = new Set(["h2", "h3", "h4", "h5", "h6", "p", "li", "tr", "figure", "aside", "blockquote", "pre"]);

/**
 * The same article with the hash of its text on every passage, as `data-passage`: on headings, paragraphs, code,
 * callouts and quotes, on each item of a list and each row of a table. The attribute stays on the element, whether
 * served or rendered.
 * @example hashPassages([["p", null, "Name it."]]) // [["p", { "data-passage": "uk1f" }, "Name it."]]
 */
export function hashPassages(nodes: readonly ArticleNode[]): ArticleNode[] {
	return nodes.map((node): ArticleNode => {
		if (typeof node === "string") return node;
		const [tag, props] = node;
		if (!wholes.has(tag)) return [tag, props, ...hashPassages(childrenOf(node))];
		const hash = passageHash(node);
		return hash === "" ? node : [tag, { ...props, "data-passage": hash }, ...childrenOf(node)];
	});
}

/**
 * A passage as four characters, computed from what a reader reads: text, and the names and descriptions of pictures.
 * Line breaks in the source, emphasis, and link targets make no difference.
 * @returns "" if there is nothing to read
 */
function passageHash(node: ArticleElement): string {
	const text = textToRead(node).normalize("NFC").replace(/\s+/g, " ").trim();
	return text === "" ? "" : shortHash(text).slice(-PASSAGE_HASH_LENGTH).padStart(PASSAGE_HASH_LENGTH, "0");
}

function textToRead(node: ArticleNode): string {
	if (typeof node === "string") return node;
	const [tag, props] = node;
	if (tag === "img") return ` ${props?.alt} ${props?.src} `;
	const cells = tag === "td" || tag === "th" || tag === "li" || tag === "p" ? " " : "";
	return cells + childrenOf(node).map(textToRead).join("") + cells;
}

/** The hashes of an article's passages, in order. */
export function passagesOf(nodes: readonly ArticleNode[]): string[] {
	return nodes.flatMap((node) => {
		if (typeof node === "string") return [];
		const hash = node[1]?.["data-passage"];
		return hash === undefined ? passagesOf(childrenOf(node)) : [String(hash)];
	});
}
