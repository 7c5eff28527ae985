import { createHeadingIds } from "../../src/documents/heading-ids.ts";
import { splitFrontMatter } from "../../src/documents/source-text.ts";
import type { IndexedDocument } from "../../src/search/shard.ts";

/** A document's words heading by heading, with what counts less kept apart. */
export interface PlainPart {
	id: string;
	heading: string;
	text: string;
	code: string;
}

/**
 * The text of a markdown document by its headings, as a reader of the page sees it. Reading it line by line is a
 * hundredth of the work of parsing it; the tests hold the headings' ids against the parser's.
 * @example plainParts("Hello.\n\n## Wrap\n\nName **it**.") // two parts: "Hello." without a heading, and "Name it." below "Wrap"
 */
export function plainParts(source: string): PlainPart[] {
	const { body } = splitFrontMatter(source);
	const nextId = createHeadingIds();
	let part: PlainPart = { id: "", heading: "", text: "", code: "" };
	const parts = [part];
	let fence = "";
	for (const line of body.split("\n")) {
		const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
		if (fence ? mark.startsWith(fence) : mark) {
			fence = fence ? "" : mark;
			continue;
		}
		if (fence) {
			part.code += `${line} `;
			continue;
		}
		const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1];
		if (heading === undefined) {
			part.text += `${lineText(line)}\n`;
			continue;
		}
		const text = plain(heading);
		part = { id: nextId(text), heading: text, text: "", code: "" };
		parts.push(part);
	}
	return parts.map((one) => ({ ...one, text: one.text.replace(/\s+/g, " ").trim(), code: one.code.trim() }));
}

/** A line without the marks of lists, quotes and tables. Rows become sentences. */
function lineText(line: string): string {
	if (/^\s*\|?[\s:|-]+\|?\s*$/.test(line) && line.includes("-")) return "";
	const bare = line.replace(/^\s*(?:>\s?)*(?:[-*+]\s+(?:\[[ x]\]\s+)?|\d+[.)]\s+)?/, "");
	if (!bare.startsWith("|")) return plain(bare);
	const cells = bare.replace(/^\||\|\s*$/g, "").split(/(?<!\\)\|/);
	const row = cells
		.map((cell) => plain(cell).trim())
		.filter(Boolean)
		.join(", ");
	return `${row}.`.replace(/([.?!:…]["”’)]?)[,.](?= |$)/g, "$1");
}

/** Words without the marks of markdown: links and pictures by their text, code as it is, no comments. */
function plain(text: string): string {
	return text
		.replace(/<!--.*?-->/g, "")
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/(\*\*|__)(.+?)\1/g, "$2")
		.replace(/(?<!\w)[*_](\S(?:.*?\S)?)[*_](?!\w)/g, "$1")
		.replace(/`([^`]*)`/g, "$1")
		.replace(/\\([\\`*_{}[\]()#+.!|>~-])/g, "$1");
}

/** The parts as they are kept for results: what is code is looked up, and not shown. */
export const shownParts = (parts: readonly PlainPart[]): IndexedDocument["parts"] =>
	parts.map(({ id, heading, text }) => [id, heading, text] as const);
