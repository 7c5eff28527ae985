import type { ParsedDocument } from "./article-node.ts";
import { type BuiltDocument, textKey } from "./built-document.ts";
import type { DocumentFile } from "./catalogue.ts";
import type { DocumentFiles } from "./document-files.ts";
import { ParserUnavailable } from "./parser-client.ts";
import { placeholderDocument } from "./placeholder.ts";

/** A document as the reader shows it. */
export interface LoadedDocument {
	parsed: ParsedDocument;
	/** The file's text; null with a placeholder. */
	markdown: string | null;
	/** Whether the generated page stands in for the document. */
	placeholder: boolean;
}

export interface DocumentLoader {
	/**
	 * The document, or its placeholder where it cannot be fetched or parsed. A document is kept; a placeholder is not, so that
	 * the next call tries again.
	 * @throws ParserUnavailable where the reader's own code is missing
	 */
	load(file: DocumentFile, files: DocumentFiles): Promise<LoadedDocument>;
	/** The document if it has been read already; never a placeholder. */
	peek(file: DocumentFile): LoadedDocument | undefined;
	/** Takes over a document that was read elsewhere: prerendering reads all of them from the disk. */
	put(file: DocumentFile, document: LoadedDocument): void;
}

export interface DocumentLoaderParts {
	parse: (markdown: string) => Promise<ParsedDocument>;
	/** A document's description; nothing where it cannot be had. */
	describe: (file: DocumentFile) => Promise<string | undefined>;
	now: () => Date;
	log: (message: string, error: unknown) => void;
}

/** @throws Error where the answer is not a document */
async function markdownOf(response: Response | Error): Promise<string> {
	if (response instanceof Error) throw response;
	if (!response.ok) throw new Error(`the answer was ${response.status}`);
	const text = await response.text();
	const type = response.headers.get("content-type") ?? "";
	// A host's fallback page answers for missing files too.
	if (/^(?:text\/html|application\/xhtml)/i.test(type) || /^\s*(?:<!doctype html|<html[\s>])/i.test(text)) {
		throw new Error("the answer was HTML");
	}
	return text;
}

/** What the build made of this very text, where it can be had: what is shown is the text that the file has now. */
async function builtFrom(response: Response | Error, markdown: string): Promise<ParsedDocument | undefined> {
	if (response instanceof Error || !response.ok) return undefined;
	const built = (await response.json().catch(() => undefined)) as BuiltDocument | undefined;
	return built?.textKey === textKey(markdown) ? built.parsed : undefined;
}

/** Loads documents by GET, as specification 7 and 8 say; the parser is left out where the build has done its work. */
export function createDocumentLoader({ parse, describe, now, log }: DocumentLoaderParts): DocumentLoader {
	const read = new Map<string, LoadedDocument>();

	async function placeholderFor(file: DocumentFile): Promise<LoadedDocument> {
		const parsed = placeholderDocument({ ...file, description: await describe(file) }, now());
		return { parsed, markdown: null, placeholder: true };
	}

	return {
		async load(file, files) {
			try {
				const markdown = await markdownOf(await files.markdown);
				const parsed = (await builtFrom(await files.built, markdown)) ?? (await parse(markdown));
				const loaded = { parsed, markdown, placeholder: false };
				read.set(file.path, loaded);
				return loaded;
			} catch (error) {
				if (error instanceof ParserUnavailable) throw error;
				log(`Document ${file.path} could not be loaded`, error);
				return placeholderFor(file);
			}
		},
		peek: (file) => read.get(file.path),
		put: (file, document) => void read.set(file.path, document),
	};
}
