import { createElement, type ReactNode } from "react";
import { type ArticleNode, childrenOf } from "./article-node.ts";

/**
 * Code that was highlighted at build time, as texts and spans.
 * @param nodes from an import with `?highlighted`
 */
export const HighlightedCode = ({ nodes }: { nodes: readonly ArticleNode[] }): ReactNode => nodes.map(shown);

function shown(node: ArticleNode, key: number): ReactNode {
	if (typeof node === "string") return node;
	const [tag, props] = node;
	return createElement(tag, { ...props, key }, ...childrenOf(node).map(shown));
}
