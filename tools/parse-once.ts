import type { ParsedDocument } from "../src/documents/article-node.ts";
import { parseDocument } from "../src/documents/parse-document.ts";

const parsed = new Map<string, Promise<ParsedDocument>>();

/**
 * Reads a document as the reader does, each text once, however many steps of a build ask for it: reading is most of what a
 * document costs a build.
 */
export function parseOnce(markdown: string): Promise<ParsedDocument> {
	const known = parsed.get(markdown) ?? parseDocument(markdown);
	parsed.set(markdown, known);
	return known;
}
