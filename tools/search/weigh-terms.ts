import { fold, isJapanese, isSilent, pairsOf, wordsOf } from "../../src/search/fold.ts";
import type { Postings, TermRow } from "../../src/search/shard.ts";
import type { PlainPart } from "./plain-parts.ts";

/** A document to be looked up. */
export interface Source {
	title: string;
	/** Title of its section. */
	section: string;
	description: string;
	parts: readonly PlainPart[];
}

/** What a word counts each time, by where it stands. */
const fields = { heading: 3, text: 1, code: 0.5 };
/** What it counts besides, once, in what names the document; the text by itself comes to 1 at most. */
const names = { title: 2.6, description: 0.8, section: 1.1 };
/** How soon the next time that a word occurs counts less, and how much a long document has to do with it (BM25). */
const saturation = 1.6;
const lengthShare = 0.35;
/** Steps of a weight: fine enough to tell documents apart, few enough to be short. */
const stepsPerUnit = 8;
/** A word's best documents; below these nobody looks. */
const mostDocuments = 1_000;

/** The words of a text as the index has them. Japanese runs are looked up by pairs, and by single characters. */
function indexTerms(text: string): string[] {
	return wordsOf(fold(text)).flatMap((word) => {
		if (isJapanese(word)) return [...new Set([...pairsOf(word), ...word])];
		return isSilent(word) || word.length > 40 ? [] : [word];
	});
}

/**
 * What each word weighs in each document (BM25 over fields), in order of the words.
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

/** What a document's names give their words, each word once. */
function nameTerms(source: Source): Map<string, number> {
	const weights = new Map<string, number>();
	for (const name of ["title", "description", "section"] as const)
		for (const term of new Set(indexTerms(source[name]))) weights.set(term, names[name] + (weights.get(term) ?? 0));
	return weights;
}

function countTerms({ title, description, parts }: Source): Map<string, number> {
	const counts = new Map<string, number>();
	const add = (text: string, weight: number) => {
		for (const term of indexTerms(text)) counts.set(term, (counts.get(term) ?? 0) + weight);
	};
	add(title, fields.text);
	add(description, fields.text);
	for (const { heading, text, code } of parts) {
		add(heading, fields.heading);
		add(text, fields.text);
		add(code, fields.code);
	}
	return counts;
}

/** @param weighed documents and weights, in order of the documents */
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
