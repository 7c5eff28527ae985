import { documentHref } from "../../src/documents/catalogue.ts";
import { shortHash } from "../../src/documents/short-hash.ts";
import type { IndexedDocument, IndexPlan } from "../../src/search/shard.ts";
import type { DescribedSection } from "../read-catalogue.ts";
import { cutIndex } from "./cut-index.ts";
import { plainParts, shownParts } from "./plain-parts.ts";
import { weighTerms } from "./weigh-terms.ts";

/** Up to here the whole index is fetched once somebody has searched: a fifth of a megabyte when it travels, compressed. */
const mostCharactersTogether = 800_000;

/** The index of the documents, cut into files. */
export interface DocumentIndex {
	plan: IndexPlan;
	/** JSON by file name, below `plan.folder`. */
	files: ReadonlyMap<string, string>;
}

/**
 * Makes the index that the search reads part by part. The folder is named for what is in it: other documents, another folder.
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
	const together = JSON.stringify(Object.fromEntries(files));
	const rest = together.length <= mostCharactersTogether;
	if (rest) texts.set("rest.json", together);
	return { plan: { folder, ...plan, rest }, files: texts };
}
