import { toString as textOfHtml } from "hast-util-to-string";
import type { HtmlNode } from "./markdown-tree.ts";

/** What an opening quote stands behind. */
const opener = /^$|[\s([{–—/“‘]/;
/** Elements within a line: a quote may begin before one and end after it. */
const inline = new Set(["a", "del", "em", "strong", "sup"]);

/** A link that shows where it leads. */
const address = /^(?:https?:\/\/|www\.)/i;

/**
 * Straight quotes and apostrophes as a printer sets them.
 * @param before the character before the text, where it goes on from another
 * @example curlyQuotes(`"not yet", it's said`) // “not yet”, it’s said
 */
export function curlyQuotes(text: string, before = ""): string {
	let opens = false;
	return text.replace(/["']/g, (quote, at: number) => {
		const previous = at === 0 ? before : (text[at - 1] ?? "");
		// Of two quotes in a row the second does what the first does.
		if (!/["']/.test(previous)) opens = opener.test(previous);
		if (quote === '"') return opens ? "“" : "”";
		// A year without its century: ’90s.
		return opens && !/\d/.test(text[at + 1] ?? "") ? "‘" : "’";
	});
}

/** Sets the quotes of a document's running text, in place; code keeps its own, and so do addresses. */
export function setQuotes(nodes: readonly HtmlNode[], before = ""): string {
	let last = before;
	for (const node of nodes) {
		if (node.type === "text") {
			node.value = curlyQuotes(node.value, last);
			last = node.value.at(-1) ?? last;
		} else if (node.type === "element") {
			for (const name of ["alt", "title"]) {
				const said = node.properties[name];
				if (typeof said === "string") node.properties[name] = curlyQuotes(said);
			}
			const text = textOfHtml(node);
			if (node.tagName === "code" || (node.tagName === "a" && address.test(text))) last = text.at(-1) ?? last;
			else if (inline.has(node.tagName)) last = setQuotes(node.children, last);
			else if (node.tagName !== "pre") {
				setQuotes(node.children);
				last = "";
			}
		}
	}
	return last;
}
