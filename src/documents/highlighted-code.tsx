import { createElement, type ReactNode } from "react";
import { type ArticleNode, childrenOf } from "./article-node.ts";

/**
 * Code that was coloured at build, as texts and spans.
 * @param nodes what an import with `?highlighted` gives
 */
export const HighlightedCode = ({ nodes }: { nodes: readonly ArticleNode[] }): ReactNode => nodes.map(shown);

function shown(node: ArticleNode, key: number): ReactNode {
	if (typeof node === "string") return node;
	const [tag, props] = node;
	return createElement(tag, { ...props, key }, ...childrenOf(node).map(shown));
}
