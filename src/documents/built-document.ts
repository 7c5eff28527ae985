import type { ParsedDocument } from "./article-node.ts";
import { shortHash } from "./short-hash.ts";

/** A document as parsed by the build. */
export interface BuiltDocument {
	/** Identifies the text that was parsed: the file may have changed by the time it is read. */
	textKey: string;
	parsed: ParsedDocument;
}

/** @example textKey("Text") // "4-h8361q" */
export const textKey = (markdown: string): string => `${markdown.length}-${shortHash(markdown)}`;
