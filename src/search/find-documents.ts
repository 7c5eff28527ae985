import { isJapanese } from "./fold.ts";
import { mostWrong, nearShare, nearTerms, sameTerms, type TermMatch } from "./match-terms.ts";
import { marksOf, type Passage, passageOf } from "./passages.ts";
import type { Query } from "./query.ts";
import { beginningRow, rankDocuments, type WordFound } from "./rank-documents.ts";
import { backwards, type IndexedDocument, type IndexPlan, partOf, type Shard } from "./shard.ts";

/** What has been fetched of the index, by file name. */
export type IndexFiles = ReadonlyMap<string, unknown>;

/** Passages of the documents that fit, the best first, and what each word of the search was found as. */
export interface FoundDocuments {
	passages: readonly Passage[];
	words: readonly WordFound[];
}

const mostDocuments = 5;
/** What it adds to a document when all words stand below one of its headings. */
const togetherShare = 0.8;
/** What it adds when they are its title. */
const titleShare = 0.6;

/** What a search has found, or the names of the files without which that cannot be said. */
export type DocumentSearch = { found: FoundDocuments } | { missing: readonly string[] };

/**
 * The documents that fit a search best. Needed are the parts of the index in which its words stand, for a word that nobody
 * wrote those of the nearest, and then the documents found: to be called again once what is missing has been fetched.
 */
export function findDocuments(query: Query, plan: IndexPlan, files: IndexFiles): DocumentSearch {
	const index = new IndexReader(plan, files);
	const last = query.isOpen ? query.words.at(-1) : undefined;
	const words = query.words.map((word) => findWord(word, word === last, index));
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

/** Reads what is there of the index, and notes what is not. */
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
	/** The part in which a word stands. */
	part(word: string): Shard | undefined {
		return this.#read(`t${partOf(this.#plan.terms, word)}.json`);
	}
	/** Words that end like this one. */
	alike(word: string): readonly string[] | undefined {
		return this.#read(`r${partOf(this.#plan.endings, backwards(word))}.json`);
	}
	#read<Content>(name: string): Content | undefined {
		if (!this.#files.has(name)) this.missing.add(name);
		return this.#files.get(name) as Content | undefined;
	}
}

function findWord(word: string, isLast: boolean, index: IndexReader): WordFound {
	const none: WordFound = { word, matches: [], isWritten: false, instead: [] };
	if (word.length < 2 && !isJapanese(word)) return none;
	const part = index.part(word);
	if (!part) return none;
	const matches = sameTerms(word, part.terms, isLast);
	const isWritten = matches.some(({ row: [term] }) => term === word);
	const beginning = isLast ? beginningRow(part, word) : undefined;
	if (beginning) matches.push({ row: beginning, share: 1 });
	if (matches.length > 0) return { ...none, matches, isWritten };
	if (isJapanese(word)) return { ...none, matches: [...word].flatMap((character) => nearMatches(character, index)) };
	if (mostWrong(word) === 0) return none;
	// A slip leaves one half of a word whole: words that begin alike stand in the same part, those that end alike in the
	// same list of endings.
	const alike = index.alike(word);
	if (!alike) return none;
	const near = nearTerms(word, [...new Set([...part.terms.map(([term]) => term), ...alike])], isLast);
	return { ...none, matches: near.flatMap((term) => nearMatches(term, index)), instead: near };
}

/** A word that stands in the place of what was written: of two characters that never stand together, each alone; a near word for a slip. */
const nearMatches = (term: string, index: IndexReader): TermMatch[] =>
	sameTerms(term, index.part(term)?.terms ?? [], false).map(({ row, share }) => ({ row, share: share * nearShare }));
