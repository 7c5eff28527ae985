import { bigramsOf, fold, isJapanese, isStopWord, nameWords, wordsOf } from "../../src/search/fold.ts";
import type { Postings, TermRow } from "../../src/search/shard.ts";
import type { PlainPart } from "./plain-parts.ts";

/** A document to be indexed. */
export interface Source {
	title: string;
	/** Title of its section. */
	section: string;
	description: string;
	parts: readonly PlainPart[];
}

/** Weight of an occurrence, by field. */
const fieldWeights = { heading: 3, text: 1, code: 0.5 };
/** Added once if the word is in the title, description or section; the text alone contributes at most 1. */
const nameWeights = { title: 2.6, description: 0.8, section: 1.1 };
/** BM25 parameters: k1 limits how much repeated occurrences add, b how far long documents are penalised. */
const saturation = 1.6;
const lengthShare = 0.35;
/** Weights are rounded to this many steps per unit, to keep posting lists short. */
const stepsPerUnit = 8;
/** A word keeps this many of its best documents. */
const mostDocuments = 1_000;

/** The index terms of words. Japanese runs are indexed as bigrams and as single characters. */
const termsOf = (words: readonly string[]): string[] =>
	words.flatMap((word) => {
		if (isJapanese(word)) return [...new Set([...bigramsOf(word), ...word])];
		return word.length > 40 ? [] : [word];
	});

const indexTerms = (text: string): string[] => termsOf(wordsOf(fold(text)).filter((word) => !isStopWord(word)));

/** Those of a title or a heading, which may have no other words: "Who It Is For". */
const titleTerms = (title: string): string[] => termsOf(nameWords(wordsOf(fold(title))));

/**
 * Weighs each word in each document (BM25 over several fields). Sorted by word.
 * @param sources the documents; their place in the list is their number
 */
export function weighTerms(sources: readonly Source[]): TermRow[] {
	const counts = sources.map(countTerms);
	const named = sources.map(nameTerms);
	const lengths = counts.map((count) => [...count.values()].reduce((sum, each) => sum + each, 0));
	const mean = lengths.reduce((sum, length) => sum + length, 0) / (sources.length || 1);
	const found = new Map<string, [number: number, count: number][]>();
	for (const [number, count] of counts.entries())
		for (const [term, times] of count) {
			const places = found.get(term);
			if (places) places.push([number, times]);
			else found.set(term, [[number, times]]);
		}
	return [...found]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([term, places]) => {
			const rarity = Math.log(1 + sources.length / places.length);
			const weighed = places.map(([number, times]): [number, number] => {
				const length = 1 - lengthShare + lengthShare * ((lengths[number] ?? 0) / mean);
				const inText = times / (times + saturation * length);
				return [number, rarity * (inText + (named[number]?.get(term) ?? 0))];
			});
			return [term, pack(weighed)];
		});
}

/** Weights of the words in a document's title, description and section, each counted once. */
function nameTerms(source: Source): Map<string, number> {
	const weights = new Map<string, number>();
	for (const name of ["title", "description", "section"] as const)
		for (const term of new Set(titleTerms(source[name])))
			weights.set(term, nameWeights[name] + (weights.get(term) ?? 0));
	return weights;
}

function countTerms({ title, description, parts }: Source): Map<string, number> {
	const counts = new Map<string, number>();
	const add = (terms: readonly string[], weight: number) => {
		for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight);
	};
	add(titleTerms(title), fieldWeights.text);
	add(indexTerms(description), fieldWeights.text);
	for (const { heading, text, code } of parts) {
		add(titleTerms(heading), fieldWeights.heading);
		add(indexTerms(text), fieldWeights.text);
		add(indexTerms(code), fieldWeights.code);
	}
	return counts;
}

/** Encodes a posting list. @param weighed documents with their weights, in any order */
export function pack(weighed: readonly (readonly [number: number, weight: number])[], most = mostDocuments): Postings {
	const best = weighed.length > most ? weighed.toSorted(([, one], [, other]) => other - one).slice(0, most) : weighed;
	const levels = new Map<number, number[]>();
	for (const [number, weight] of best.toSorted(([one], [other]) => one - other)) {
		const level = Math.max(1, Math.round(weight * stepsPerUnit));
		const numbers = levels.get(level);
		if (numbers) numbers.push(number);
		else levels.set(level, [number]);
	}
	return [...levels]
		.sort(([one], [other]) => other - one)
		.map(([level, numbers]) => [level, ...numbers.map((number, index) => number - (numbers[index - 1] ?? 0))]);
}
