import { useDeferredValue, useState } from "react";
import { hasPlace } from "#src/navigation/scroll-memory.ts";
import type { ArticleNode } from "./article-node.ts";
import type { DocumentSection } from "./catalogue.ts";
import { renderArticle } from "./render-article.tsx";

/** More than a tall window shows. */
const FIRST_NODES = 14;

/**
 * The content of an article: first what a window shows, the rest in time-sliced work right after, so that a long
 * document appears as fast as a short one. All at once where a place further down is to be gone to, and in prerendering.
 */
export function GrowingArticle(props: { nodes: readonly ArticleNode[]; catalogue: readonly DocumentSection[] }) {
	const { nodes, catalogue } = props;
	const [first] = useState(() => (import.meta.env.SSR || hasPlace() ? nodes : nodes.slice(0, FIRST_NODES)));
	return renderArticle(useDeferredValue(nodes, first), catalogue);
}
