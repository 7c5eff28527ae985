import { sections } from "../src/content/sections.ts";
import { shortHash } from "../src/documents/short-hash.ts";
import { slugify } from "../src/documents/slug.ts";
import { createRandom } from "../src/effects/random.ts";
import type { DescribedSection } from "../tools/read-catalogue.ts";

export interface Corpus {
	catalogue: DescribedSection[];
	/** Markdown by path. */
	texts: ReadonlyMap<string, string>;
}

const wordsPerDocument = 900;
const wordsPerHeading = 110;
const syllables = "ka mo ri ten sa lo ve du shi no pa gar lin be tor mi fu ran os ek hal cu je wis po da".split(" ");

/** The word at a rank, two to five syllables: the number written in syllables, so that every word is different. */
export function wordOf(rank: number): string {
	let word = "";
	for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length))
		word += syllables[rest % syllables.length];
	return word;
}

/**
 * Documents of the size of ours, made of invented words. As in natural language, a few words occur in every document
 * (Zipf), and the vocabulary grows with the corpus (Heaps): about 6,000 words in 66 documents, as in ours, and 70,000
 * in 6,600.
 */
export function makeCorpus(count: number): Corpus {
	const vocabulary = Math.round(780 * (count * wordsPerDocument) ** 0.5 * 0.0325 * count ** 0.03);
	const texts = new Map<string, string>();
	const catalogue = sections.map(({ id, title, icon, kanji }): DescribedSection => {
		return { id, title, icon, kanji, slug: slugify(title), files: [] };
	});
	for (let number = 0; number < count; number++) {
		const next = createRandom(number);
		// The inverse of Zipf's law with exponent 1: the logarithm of the rank is uniformly distributed.
		const word = () => wordOf(Math.floor(vocabulary ** next()) - 1);
		const some = (length: number) => Array.from({ length }, word).join(" ");
		const section = catalogue[number % catalogue.length] as DescribedSection;
		const index = String(section.files.length + 1).padStart(2, "0");
		const title = `${some(2)} ${index}`;
		const parts = Array.from(
			{ length: Math.ceil(wordsPerDocument / wordsPerHeading) },
			() => `## ${some(3)}\n\n${some(wordsPerHeading)}.`,
		);
		const path = `docs/${section.id}-${section.slug}/${index}-${slugify(title)}.md`;
		const description = `${some(12)}.`;
		texts.set(
			path,
			`---\ntitle: ${title}\ndescription: ${description}\n---\n\n${some(40)}.\n\n${parts.join("\n\n")}\n`,
		);
		section.files.push({
			id: `${section.id}-${index}`,
			sectionId: section.id,
			title,
			slug: slugify(title),
			path,
			description,
			descriptionHash: shortHash(description),
			updated: null,
		});
	}
	return { catalogue, texts };
}
