import { shortWord } from "#src/ui/short-word.ts";
import type { ArticleNode } from "./article-node.ts";

/**
 * Keeps options and short names, which browsers would break at their hyphens, on one line.
 * @example keepWordsWhole(["cherry up --watch"]) // ["cherry up ", ["span", { className: "whole" }, "--watch"]]
 */
export function keepWordsWhole(children: readonly ArticleNode[]): ArticleNode[] {
	return children.flatMap((child) =>
		typeof child === "string"
			? child
					.split(shortWord)
					.map((part, index): ArticleNode => (index % 2 === 1 ? ["span", { className: "whole" }, part] : part))
					.filter((part) => part !== "")
			: [child],
	);
}
