import { shortWord } from "#src/ui/short-word.ts";
import type { ArticleNode } from "./article-node.ts";

/** The content of inline code: a colour follows a swatch of itself, and short words stay whole. */
export const shapeInlineCode = (children: readonly ArticleNode[]): ArticleNode[] => [
	...(children.length === 1 ? children.flatMap(swatchOf) : []),
	...keepWordsWhole(children),
];

/** @example swatchOf("#ffb7c5") // a dot in that colour; swatchOf("#12") // [] */
function swatchOf(child: ArticleNode): ArticleNode[] {
	if (typeof child !== "string" || !/^#[0-9a-f]{6}$/i.test(child)) return [];
	const dot = { cx: 6, cy: 6, r: 5.5, fill: child, stroke: "currentColor", strokeOpacity: 0.4 };
	// Wider than the dot: its distance from the digits.
	return [["svg", { viewBox: "0 0 17 12", width: "1.0625em", height: "0.75em", "aria-hidden": true }, ["circle", dot]]];
}

/** Keeps options and short names, which browsers would break at their hyphens, on one line. */
function keepWordsWhole(children: readonly ArticleNode[]): ArticleNode[] {
	return children.flatMap((child) =>
		typeof child === "string"
			? child
					.split(shortWord)
					.map((part, index): ArticleNode => (index % 2 === 1 ? ["span", { className: "whole" }, part] : part))
					.filter((part) => part !== "")
			: [child],
	);
}
