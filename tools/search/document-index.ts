import { documentHref } from "../../src/documents/catalogue.ts";
import { shortHash } from "../../src/documents/short-hash.ts";
import type { IndexedDocument, IndexPlan } from "../../src/search/shard.ts";
import type { DescribedSection } from "../read-catalogue.ts";
import { cutIndex } from "./cut-index.ts";
import { plainParts, shownParts } from "./plain-parts.ts";
import { weighTerms } from "./weigh-terms.ts";

/** Up to this size the whole index is fetched after the first search: about 200 KB compressed. */
const maxRestCharacters = 800_000;

/** The index of the documents, cut into files. */
export interface DocumentIndex {
	plan: IndexPlan;
	/** JSON by file name, below `plan.folder`. */
	files: ReadonlyMap<string, string>;
}

/**
 * Builds the index, cut into files that the search fetches as needed. Its folder is named by a hash of the content.
 * @param readText the markdown of a document by its path ("docs/05-…/02-….md")
 */
export function documentIndex(
	catalogue: readonly DescribedSection[],
	readText: (path: string) => string,
): DocumentIndex {
	const sources = catalogue.flatMap((section) =>
		section.files.map((file) => ({
			path: documentHref(file),
			title: file.title,
			section: section.title,
			description: file.description,
			parts: plainParts(readText(file.path)),
		})),
	);
	const { plan, files } = cutIndex(weighTerms(sources));
	for (const [number, { parts, ...names }] of sources.entries()) {
		const document: IndexedDocument = { ...names, parts: shownParts(parts) };
		files.set(`d${number}.json`, document);
	}
	const texts = new Map([...files].map(([name, content]) => [name, JSON.stringify(content)]));
	const folder = `assets/search-${shortHash([...texts.values()].join("\n"))}/`;
	const rest = JSON.stringify(Object.fromEntries(files));
	const isSmall = rest.length <= maxRestCharacters;
	if (isSmall) texts.set("rest.json", rest);
	return { plan: { folder, ...plan, rest: isSmall }, files: texts };
}
