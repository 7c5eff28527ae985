import type { ParsedDocument } from "./article-node.ts";
import { type BuiltDocument, textKey } from "./built-document.ts";
import type { DocumentFile } from "./catalogue.ts";
import type { DocumentFiles } from "./document-files.ts";
import { ParserUnavailable } from "./parser-client.ts";
import { placeholderDocument } from "./placeholder.ts";

/** A document as the reader shows it. */
export interface LoadedDocument {
	parsed: ParsedDocument;
	/** The file's text; null if the document is a placeholder. */
	markdown: string | null;
	/** Why there is only a placeholder. */
	error?: unknown;
}

export interface DocumentLoader {
	/**
	 * The document, or its placeholder if it cannot be fetched or parsed. A document is kept; a placeholder is not, so
	 * that the next call tries again.
	 * @throws ParserUnavailable if the reader's own code is missing
	 */
	load(file: DocumentFile, files: DocumentFiles): Promise<LoadedDocument>;
	/**
	 * Keeps the document if the build has parsed it: what nobody asked for is not worth the parser.
	 * @throws Error if it cannot be fetched
	 */
	readAhead(file: DocumentFile, files: DocumentFiles): Promise<void>;
	/** The document if it has been read already; never a placeholder. */
	peek(file: DocumentFile): LoadedDocument | undefined;
	/** Stores a document that was read elsewhere: prerendering reads all of them from disk. */
	put(file: DocumentFile, document: LoadedDocument): void;
}

export interface DocumentLoaderParts {
	parse: (markdown: string) => Promise<ParsedDocument>;
	/** A document's description; undefined if it is not available. */
	describe: (file: DocumentFile) => Promise<string | undefined>;
	now: () => Date;
}

/** @throws Error if the response is not a document */
async function markdownOf(response: Response | Error): Promise<string> {
	if (response instanceof Error) throw response;
	if (!response.ok) throw new Error(`the answer was ${response.status}`);
	const text = await response.text();
	const type = response.headers.get("content-type") ?? "";
	// Some hosts answer with a fallback page for missing files.
	if (/^(?:text\/html|application\/xhtml)/i.test(type) || /^\s*(?:<!doctype html|<html[\s>])/i.test(text)) {
		throw new Error("the answer was HTML");
	}
	return text;
}

/** The build's parse of this very text, if available: what is shown must match the file's current text. */
async function builtFrom(response: Response | Error, markdown: string): Promise<ParsedDocument | undefined> {
	if (response instanceof Error || !response.ok) return undefined;
	const built = (await response.json().catch(() => undefined)) as BuiltDocument | undefined;
	return built?.textKey === textKey(markdown) ? built.parsed : undefined;
}

async function read(files: DocumentFiles) {
	const markdown = await markdownOf(await files.markdown);
	return { markdown, parsed: await builtFrom(await files.built, markdown) };
}

/**
 * Loads documents by GET, as required by specification 7 and 8; skips the parser if the build has already parsed the
 * text.
 */
export function createDocumentLoader({ parse, describe, now }: DocumentLoaderParts): DocumentLoader {
	const kept = new Map<string, LoadedDocument>();

	function keep(file: DocumentFile, parsed: ParsedDocument, markdown: string): LoadedDocument {
		const loaded = { parsed, markdown };
		kept.set(file.path, loaded);
		return loaded;
	}

	async function placeholderFor(file: DocumentFile, error: unknown): Promise<LoadedDocument> {
		const parsed = placeholderDocument({ ...file, description: await describe(file) }, now());
		return { parsed, markdown: null, error };
	}

	return {
		async load(file, files) {
			try {
				const { markdown, parsed } = await read(files);
				return keep(file, parsed ?? (await parse(markdown)), markdown);
			} catch (error) {
				if (error instanceof ParserUnavailable) throw error;
				return placeholderFor(file, error);
			}
		},
		async readAhead(file, files) {
			const { markdown, parsed } = await read(files);
			if (parsed) keep(file, parsed, markdown);
		},
		peek: (file) => kept.get(file.path),
		put: (file, document) => void kept.set(file.path, document),
	};
}
