import { createHeadingIds } from "../../src/documents/heading-ids.ts";
import { splitFrontMatter } from "../../src/documents/source-text.ts";
import type { IndexedDocument } from "../../src/search/shard.ts";

/** A document's text below one heading. Code is kept apart: it weighs less and is not shown. */
export interface PlainPart {
	id: string;
	heading: string;
	text: string;
	code: string;
}

/**
 * Splits a markdown document into plain text by heading. Reading it line by line takes a hundredth of the time of parsing
 * it; a test compares the heading ids with the parser's for every document.
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

/** Strips the markup of lists, quotes and tables from a line. Table rows become sentences. */
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

/** Strips inline markup: links and images are replaced by their text, code is kept, comments are removed. */
function plain(text: string): string {
	return text
		.replace(/<!--.*?-->/g, "")
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/(\*\*|__)(.+?)\1/g, "$2")
		.replace(/(?<!\w)[*_](\S(?:.*?\S)?)[*_](?!\w)/g, "$1")
		.replace(/`([^`]*)`/g, "$1")
		.replace(/\\([\\`*_{}[\]()#+.!|>~-])/g, "$1");
}

/** The parts as stored for showing results: code is not shown, but finds the heading of a pasted line. */
export const shownParts = (parts: readonly PlainPart[]): IndexedDocument["parts"] =>
	parts.map(({ id, heading, text, code }) =>
		code ? ([id, heading, text, code] as const) : ([id, heading, text] as const),
	);
