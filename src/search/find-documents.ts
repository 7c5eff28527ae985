import { isJapanese, isStopWord } from "./fold.ts";
import { closestTerms, matchingTerms, maxTypos, replacementFactor, type TermMatch } from "./match-terms.ts";
import { marksOf, type Passage, passageOf } from "./passages.ts";
import type { Query } from "./query.ts";
import { prefixRow, rankDocuments, type WordFound } from "./rank-documents.ts";
import { type IndexedDocument, type IndexPlan, reversed, type Shard, shardOf } from "./shard.ts";

/** Contents of the index files fetched so far, by file name. */
export type IndexFiles = ReadonlyMap<string, unknown>;

/** Passages of the matching documents, best first, and how each word of the query was matched. */
export interface FoundDocuments {
	passages: readonly Passage[];
	words: readonly WordFound[];
}

const mostDocuments = 5;
/** Score bonus, as a share, when all words occur below one heading. */
const togetherShare = 0.8;
/** Score bonus, as a share, when all words are in the title. */
const titleShare = 0.6;

/** The result of a search, or the names of the index files it still needs. */
export type DocumentSearch = { found: FoundDocuments } | { missing: readonly string[] };

/**
 * Finds the documents that match a query best. It needs the shards that hold the query's words (for a misspelt word also
 * those of its corrections), and then the texts of the best documents. When files are missing, call it again once they
 * have been fetched.
 */
export function findDocuments(query: Query, plan: IndexPlan, files: IndexFiles): DocumentSearch {
	const index = new IndexReader(plan, files);
	const last = query.isUnfinished ? query.terms.at(-1) : undefined;
	// A stop word stands for nothing else.
	const words = query.terms.map((word) => findWord(word, word === last && !isStopWord(word), index));
	if (index.missing.size > 0) return { missing: [...index.missing] };
	const ranked = rankDocuments(words, mostDocuments).flatMap(({ number, score }) => {
		const document = index.document(number);
		return document ? [{ document, score }] : [];
	});
	if (index.missing.size > 0) return { missing: [...index.missing] };
	const marks = marksOf(query, words);
	const found = ranked.map(({ document, score }) => {
		const passage = passageOf(document, marks);
		return { passage, score: score * (1 + togetherShare * passage.together + titleShare * passage.inTitle) };
	});
	found.sort((one, other) => other.score - one.score);
	return { found: { passages: found.map(({ passage }) => passage), words } };
}

/** Words of a single letter are not searched. */
const isSearched = (word: string): boolean => word.length > 1 || isJapanese(word);

const shardFile = (word: string, plan: IndexPlan): string => `t${shardOf(plan.terms, word)}.json`;

/** The index files that a search for a query needs first. */
export const shardFiles = ({ terms }: Query, plan: IndexPlan): string[] => [
	...new Set(terms.filter(isSearched).map((word) => shardFile(word, plan))),
];

/** Reads index files that are in memory and records the ones that are missing. */
class IndexReader {
	readonly missing = new Set<string>();
	readonly #plan: IndexPlan;
	readonly #files: IndexFiles;
	constructor(plan: IndexPlan, files: IndexFiles) {
		this.#plan = plan;
		this.#files = files;
	}
	document(number: number): IndexedDocument | undefined {
		return this.#read(`d${number}.json`);
	}
	/** The shard that holds a word. */
	shard(word: string): Shard | undefined {
		return this.#read(shardFile(word, this.#plan));
	}
	/** Words that end like this one. */
	wordsEndingLike(word: string): readonly string[] | undefined {
		return this.#read(`r${shardOf(this.#plan.endings, reversed(word))}.json`);
	}
	#read<Content>(name: string): Content | undefined {
		if (!this.#files.has(name)) this.missing.add(name);
		return this.#files.get(name) as Content | undefined;
	}
}

function findWord(word: string, isLast: boolean, index: IndexReader): WordFound {
	const none: WordFound = { word, matches: [], isExact: false, corrections: [] };
	if (!isSearched(word)) return none;
	const shard = index.shard(word);
	if (!shard) return none;
	const matches = matchingTerms(word, shard.terms, isLast);
	const isExact = matches.some(({ row: [term] }) => term === word);
	const prefix = isLast ? prefixRow(shard, word) : undefined;
	if (prefix) matches.push({ row: prefix, factor: 1 });
	if (matches.length > 0) return { ...none, matches, isExact };
	if (maxTypos(word) === 0 || isStopWord(word)) return none;
	// A typo leaves one half of a word intact. Words with the same beginning are in the same shard, words with the same
	// ending in the same list of endings.
	const sameEnding = index.wordsEndingLike(word);
	if (!sameEnding) return none;
	const corrections = closestTerms(word, [...new Set([...shard.terms.map(([term]) => term), ...sameEnding])], isLast);
	return { ...none, matches: corrections.flatMap((term) => replacementMatches(term, index)), corrections };
}

/** Matches for the correction of a typo. */
const replacementMatches = (term: string, index: IndexReader): TermMatch[] =>
	matchingTerms(term, index.shard(term)?.terms ?? [], false).map(({ row, factor }) => ({
		row,
		factor: factor * replacementFactor,
	}));
