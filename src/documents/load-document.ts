import type { ParsedDocument } from "./article-node.ts";
import { type BuiltDocument, textKey } from "./built-document.ts";
import type { DocumentFile } from "./catalogue.ts";
import { ParserUnavailable } from "./parser-client.ts";
import { placeholderMarkdown, plainPlaceholder } from "./placeholder.ts";

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
	 * The document, or its placeholder where it cannot be fetched or parsed. A document is fetched once; a placeholder is
	 * not kept, so that the next call tries again.
	 * @throws ParserUnavailable where the reader's own code is missing
	 */
	load(file: DocumentFile): Promise<LoadedDocument>;
	/** The document if it has been read already; never a placeholder. */
	peek(file: DocumentFile): LoadedDocument | undefined;
	/** Takes over a document that was read elsewhere: prerendering reads all of them from the disk. */
	put(file: DocumentFile, document: LoadedDocument): void;
}

export interface DocumentLoaderParts {
	fetch: (url: string) => Promise<Response>;
	parse: (markdown: string) => Promise<ParsedDocument>;
	/** A document's description; nothing where it cannot be had. */
	describe: (file: DocumentFile) => Promise<string | undefined>;
	/** The document as the build has parsed it; nothing where it cannot be had. Never rejects. */
	fetchBuilt: (file: DocumentFile) => Promise<BuiltDocument | undefined>;
	now: () => Date;
	log: (message: string, error: unknown) => void;
	/** The site's base path, with a slash at both ends. */
	base: string;
}

/** Loads documents by GET, as specification 7 and 8 say; the parser is left out where the build has done its work. */
export function createDocumentLoader({
	fetch,
	parse,
	describe,
	fetchBuilt,
	now,
	log,
	base,
}: DocumentLoaderParts): DocumentLoader {
	const read = new Map<string, LoadedDocument>();
	const underWay = new Map<string, Promise<LoadedDocument>>();

	async function fetchMarkdown(url: string): Promise<string> {
		const response = await fetch(url);
		if (!response.ok) throw new Error(`the answer was ${response.status}`);
		const text = await response.text();
		const type = response.headers.get("content-type") ?? "";
		// A host's fallback page answers for missing files too.
		if (/^(?:text\/html|application\/xhtml)/i.test(type) || /^\s*(?:<!doctype html|<html[\s>])/i.test(text)) {
			throw new Error("the answer was HTML");
		}
		return text;
	}

	async function placeholderFor(file: DocumentFile): Promise<LoadedDocument> {
		const date = now();
		const described = { ...file, description: await describe(file) };
		const parsed = await parse(placeholderMarkdown(described, date)).catch((error: unknown) => {
			// Without a network the parser may not be there either; the placeholder can do without it.
			log("The document parser is missing", error);
			return plainPlaceholder(described, date);
		});
		return { parsed, markdown: null, placeholder: true };
	}

	async function readDocument(file: DocumentFile): Promise<LoadedDocument> {
		try {
			const building = fetchBuilt(file);
			const markdown = await fetchMarkdown(`${base}${file.path}`);
			const built = await building;
			// What is shown is the file's text: only one that the build did not know has to be parsed here.
			const parsed = built?.textKey === textKey(markdown) ? built.parsed : await parse(markdown);
			const loaded = { parsed, markdown, placeholder: false };
			read.set(file.path, loaded);
			return loaded;
		} catch (error) {
			if (error instanceof ParserUnavailable) throw error;
			log(`Document ${file.path} could not be loaded`, error);
			return placeholderFor(file);
		}
	}

	return {
		load(file) {
			const known = read.get(file.path);
			if (known) return Promise.resolve(known);
			let promise = underWay.get(file.path);
			if (promise === undefined) {
				promise = readDocument(file).finally(() => underWay.delete(file.path));
				underWay.set(file.path, promise);
			}
			return promise;
		},
		peek: (file) => read.get(file.path),
		put: (file, document) => void read.set(file.path, document),
	};
}
