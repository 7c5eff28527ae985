import { flesch } from "flesch";
import { syllable } from "syllable";
import { type Block, blocksOf, wordsOf } from "./blocks.ts";
import type { DocumentFault } from "./document-faults.ts";

/** Limits for the number of words in a document without code, including tables. */
const words = { fewest: 500, most: 1_500 };

/** Flesch reading ease of the running text: 45 is difficult, 90 very easy. */
const readingEase = { least: 45, most: 90 };

/**
 * What is wrong with a document's prose as a whole: too short or long, too hard or too easy to read, straight quotes.
 */
export function proseFaults(source: string): DocumentFault[] {
	const blocks = blocksOf(source);
	const count = blocks.reduce((total, { text }) => total + wordsOf(text).length, 0);
	const ease = Math.round(readingEaseOf(blocks));
	const faults: DocumentFault[] = [];
	if (count < words.fewest || count > words.most)
		faults.push({ line: 1, message: `has ${count} words; it must have ${words.fewest} to ${words.most}` });
	if (ease < readingEase.least || ease > readingEase.most)
		faults.push({
			line: 1,
			message: `reading ease ${ease}; it must be ${readingEase.least} to ${readingEase.most}: shorter sentences and words raise it`,
		});
	for (const { line, plain } of blocks)
		if (/["']/.test(plain)) faults.push({ line, message: "has straight quotes; use “ ” and ’" });
	return faults;
}

const sentences = new Intl.Segmenter("en-GB", { granularity: "sentence" });

function readingEaseOf(blocks: readonly Block[]): number {
	const text = blocks.filter(({ kind }) => kind === "paragraph").map(({ plain }) => plain);
	const spoken = text.flatMap((paragraph) => paragraph.match(/\p{Script=Latin}+(?:['’-]\p{Script=Latin}+)*/gu) ?? []);
	return flesch({
		sentence: text.flatMap((paragraph) => [...sentences.segment(paragraph)]).length,
		word: spoken.length,
		syllable: spoken.reduce((total, word) => total + syllable(word), 0),
	});
}
