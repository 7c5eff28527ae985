import { isJapanese } from "./fold.ts";
import { mostWrong, nearShare, nearTerms, sameTerms, type TermMatch } from "./match-terms.ts";
import { marksOf, type Passage, passageOf } from "./passages.ts";
import type { Query } from "./query.ts";
import { beginningRow, rankDocuments, type WordFound } from "./rank-documents.ts";
import { backwards, type IndexedDocument, type IndexPlan, partOf, type Shard } from "./shard.ts";

/** Fetches a file of the index, each once. @throws where it cannot be had */
export type ReadIndexFile = <Content>(name: string) => Promise<Content>;

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

/**
 * The documents that fit a search best. Fetched are the parts of the index in which its words stand, for a word that nobody
 * wrote those of the nearest, and then the documents found.
 * @throws what `read` throws
 */
export async function findDocuments(query: Query, plan: IndexPlan, read: ReadIndexFile): Promise<FoundDocuments> {
	const last = query.isOpen ? query.words.at(-1) : undefined;
	const words = await Promise.all(query.words.map((word) => findWord(word, word === last, plan, read)));
	const marks = marksOf(query, words);
	const found = await Promise.all(
		rankDocuments(words, mostDocuments).map(async ({ number, score }) => {
			const passage = passageOf(await read<IndexedDocument>(`d${number}.json`), marks);
			return { passage, score: score * (1 + togetherShare * passage.together + titleShare * passage.inTitle) };
		}),
	);
	found.sort((one, other) => other.score - one.score);
	return { passages: found.map(({ passage }) => passage), words };
}

const readPart = (key: string, plan: IndexPlan, read: ReadIndexFile) => read<Shard>(`t${partOf(plan.terms, key)}.json`);

async function findWord(word: string, isLast: boolean, plan: IndexPlan, read: ReadIndexFile): Promise<WordFound> {
	if (word.length < 2 && !isJapanese(word)) return { word, matches: [], isWritten: false, instead: [] };
	const part = await readPart(word, plan, read);
	const matches = sameTerms(word, part.terms, isLast);
	const isWritten = matches.some(({ row: [term] }) => term === word);
	const beginning = isLast ? beginningRow(part, word) : undefined;
	if (beginning) matches.push({ row: beginning, share: 1 });
	if (matches.length > 0) return { word, matches, isWritten, instead: [] };
	if (isJapanese(word)) return { word, matches: await findCharacters(word, plan, read), isWritten, instead: [] };
	return mostWrong(word) === 0 ? { word, matches, isWritten, instead: [] } : findNear(word, isLast, part, plan, read);
}

/** Where two characters never stand together, each may stand alone. */
async function findCharacters(word: string, plan: IndexPlan, read: ReadIndexFile): Promise<TermMatch[]> {
	const found = [...word].map(async (character) =>
		sameTerms(character, (await readPart(character, plan, read)).terms, false),
	);
	return (await Promise.all(found)).flat().map(({ row, share }) => ({ row, share: share * nearShare }));
}

/**
 * A slip leaves one half of a word whole: words that begin alike stand in the same part, those that end alike in the
 * same list of endings.
 */
async function findNear(
	word: string,
	isLast: boolean,
	part: Shard,
	plan: IndexPlan,
	read: ReadIndexFile,
): Promise<WordFound> {
	const alike = await read<readonly string[]>(`r${partOf(plan.endings, backwards(word))}.json`);
	const terms = new Set([...part.terms.map(([term]) => term), ...alike]);
	const near = nearTerms(word, [...terms], isLast);
	const matches = await Promise.all(
		near.map(async (term): Promise<TermMatch[]> => {
			const { terms } = await readPart(term, plan, read);
			return sameTerms(term, terms, false).map(({ row, share }) => ({ row, share: share * nearShare }));
		}),
	);
	return { word, matches: matches.flat(), isWritten: false, instead: near };
}
