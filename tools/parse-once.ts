import type { ParsedDocument } from "../src/documents/article-node.ts";
import { parseDocument } from "../src/documents/parse-document.ts";

const parsed = new Map<string, Promise<ParsedDocument>>();

/**
 * Parses a document as the reader does, each text only once however many build steps ask for it: parsing is most of the
 * build time of a document.
 */
export function parseOnce(markdown: string): Promise<ParsedDocument> {
	const known = parsed.get(markdown) ?? parseDocument(markdown);
	parsed.set(markdown, known);
	return known;
}
