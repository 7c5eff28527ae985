/**
 * One node of a parsed document as plain JSON, small enough to post from a worker: a text, or an element as
 * `[tag, props, ...children]`. Props carry the names React expects ("className", "tabIndex", "aria-label").
 * @example ["p", null, "A ", ["em", null, "capsule"], "."]
 */
export type ArticleNode = string | ArticleElement;
export type ArticleProps = Record<string, string | number | boolean>;
export type ArticleElement = [tag: string, props: ArticleProps | null, ...children: ArticleNode[]];

/** A heading that the contents list shows. */
export interface ArticleHeading {
	/** The id of the heading's element, with the prefix "h-". */
	id: string;
	text: string;
	depth: 2 | 3;
}

/** What the reader needs to show a document. */
export interface ParsedDocument {
	/** From the front matter, if there is one. */
	title?: string;
	nodes: ArticleNode[];
	headings: ArticleHeading[];
	/** Reading time at 220 words a minute, excluding code; at least 1. */
	minutes: number;
}

/** The children of an element, without its tag and props. */
export function childrenOf(element: ArticleElement): ArticleNode[] {
	return element.slice(2) as ArticleNode[];
}

/** All text below a node, like the DOM's `textContent`. */
export function textOf(node: ArticleNode): string {
	return typeof node === "string" ? node : childrenOf(node).map(textOf).join("");
}

/** Adjacent texts as one, because React separates them by a comment in markup; empty ones are dropped. */
export function joinTexts(nodes: readonly ArticleNode[]): ArticleNode[] {
	const joined: ArticleNode[] = [];
	for (const node of nodes) {
		const last = joined.at(-1);
		if (typeof node === "string" && typeof last === "string") joined[joined.length - 1] = last + node;
		else if (node !== "") joined.push(node);
	}
	return joined;
}
