import { fold, isJapanese } from "./fold.ts";
import type { Query } from "./query.ts";
import type { WordFound } from "./rank-documents.ts";
import type { IndexedDocument } from "./shard.ts";

/** A text in segments; the marked ones match the query. */
export type MarkedText = readonly (readonly [text: string, isMarked: boolean])[];

/** What to mark in a text. All folded. */
export interface Marks {
	/** Words as the documents have them, each with the query's word it matches. */
	words: ReadonlyMap<string, string>;
	/** The query's unfinished last word: words that begin with it match. */
	prefix: string | null;
	/** Runs of Japanese characters. */
	runs: readonly string[];
	/** How many words the query has. */
	count: number;
	/** The whole query, to find it as typed; "" if it is a single word. */
	phrase: string;
}

/** A document as a search result: where it opens, and an excerpt from there. */
export interface Passage {
	path: string;
	title: MarkedText;
	/** Titles of what contains it, outermost first. */
	crumbs: readonly string[];
	excerpt: MarkedText;
	/** Shares of the query's words found below this heading, and in the document's title, 0 to 1. */
	together: number;
	inTitle: number;
}

const excerptCharacters = 150;
const tokenPattern =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{Script=Latin}\p{N}’']+(?:[.,]\p{N}+)*/gu;

export function marksOf(query: Query, words: readonly WordFound[] = []): Marks {
	const found = words.flatMap(({ word, matches }) => matches.map(({ row }) => [row[0], word] as const));
	const last = query.isUnfinished ? query.nameWords.at(-1) : undefined;
	return {
		words: new Map([
			...query.nameWords.filter((name) => !isJapanese(name)).map((name) => [name, name] as const),
			...found,
		]),
		prefix: last && last.length > 1 && !isJapanese(last) ? last : null,
		runs: query.runs,
		count: query.nameWords.length,
		phrase: query.phrase.includes(" ") ? query.phrase : "",
	};
}

/** A word, or a run of Japanese characters, with its position in a text. */
interface Token {
	from: number;
	to: number;
	/** Folded; unchanged if Japanese. */
	form: string;
	isRun: boolean;
}

const tokenCache = new Map<string, readonly Token[]>();

/** The tokens of a text, cached: the same documents and names are scanned again with every letter typed. */
function tokensOf(text: string): readonly Token[] {
	let tokens = tokenCache.get(text);
	if (!tokens) {
		tokens = Array.from(text.matchAll(tokenPattern), ({ 0: written, index: from }) => {
			const isRun = isJapanese(written);
			return { from, to: from + written.length, form: isRun ? written : fold(written), isRun };
		});
		tokenCache.set(text, tokens);
	}
	return tokens;
}

/** Whether a text may contain a match: far cheaper than its tokens, and most parts of a document contain none. */
function mayMatch(text: string, { words, runs }: Marks): boolean {
	const folded = fold(text);
	return [...words.keys()].some((start) => folded.includes(start)) || runs.some((run) => text.includes(run));
}

/** The places in a text that match, in order. */
function matchesIn(text: string, marks: Marks): { from: number; to: number; word: string }[] {
	if (!mayMatch(text, marks)) return [];
	const { words, prefix, runs } = marks;
	return tokensOf(text).flatMap(({ from, to, form, isRun }) => {
		if (isRun)
			return runs
				.flatMap((run) => {
					const at = form.indexOf(run);
					return at < 0 ? [] : [{ from: from + at, to: from + at + run.length, word: run }];
				})
				.sort((one, other) => one.from - other.from);
		const word = words.get(form) ?? (prefix !== null && form.startsWith(prefix) ? prefix : undefined);
		return word === undefined ? [] : [{ from, to, word }];
	});
}

/** Whether a text has the whole query, word for word. */
function hasPhrase(text: string, marks: Marks): boolean {
	const { phrase } = marks;
	if (phrase === "" || !mayMatch(text, marks)) return false;
	const forms = tokensOf(text).map(({ form }) => form);
	return ` ${forms.join(" ")}`.includes(` ${phrase}`);
}

/** Part of a text, split at the given matches. */
function segments(text: string, matches: ReturnType<typeof matchesIn>, from: number, to: number): MarkedText {
	const parts: [string, boolean][] = [];
	let end = from;
	for (const match of matches) {
		const start = Math.max(match.from, end);
		const stop = Math.min(match.to, to);
		if (stop <= start) continue;
		if (start > end) parts.push([text.slice(end, start), false]);
		parts.push([text.slice(start, stop), true]);
		end = stop;
	}
	if (end < to) parts.push([text.slice(end, to), false]);
	return parts;
}

/** A text with its matches marked. @example mark("Seal it", marks) // [["Seal", true], [" it", false]] */
export const mark = (text: string, marks: Marks): MarkedText => segments(text, matchesIn(text, marks), 0, text.length);

/** The stretch of a text with the most distinct matches, starting at the beginning of a sentence if one is close. */
export function excerpt(text: string, marks: Marks): MarkedText {
	const places = matchesIn(text, marks);
	const within = (from: number) =>
		new Set(
			places.filter((place) => place.from >= from && place.to <= from + excerptCharacters).map(({ word }) => word),
		).size;
	const best = places.reduce((best, { from }) => (within(from) > within(best) ? from : best), places[0]?.from ?? 0);
	const sentence = Math.max(...[". ", "? ", "! ", ": "].map((end) => text.lastIndexOf(end, best - 1)));
	const near = best - sentence < excerptCharacters / 2;
	const start = best < excerptCharacters / 2 ? 0 : near ? sentence + 2 : text.lastIndexOf(" ", best - 25) + 1;
	const isCut = start > 0 && !near;
	const lastBlank = text.lastIndexOf(" ", start + excerptCharacters);
	const end =
		text.length - start <= excerptCharacters + 20
			? text.length
			: lastBlank > best
				? lastBlank
				: start + excerptCharacters;
	const ellipsis = (text: string, isNeeded: boolean) => (isNeeded ? [[text, false] as const] : []);
	return [...ellipsis("… ", isCut), ...segments(text, places, start, end), ...ellipsis(" …", end < text.length)];
}

/**
 * Picks the heading below which most of the query's words occur together, first of all one that has the whole query as
 * typed, such as a message, with an excerpt from there. If the title contains as many of them, the document opens at its
 * beginning.
 */
export function passageOf({ title, path, section, description, parts }: IndexedDocument, marks: Marks): Passage {
	const wordsIn = (text: string) => new Set(matchesIn(text, marks).map(({ word }) => word));
	const scored = parts.map(([id, heading, text, code = ""]) => {
		const source = id === "" ? description : heading;
		const headingWords = wordsIn(source);
		const all = new Set([...headingWords, ...wordsIn(text)]);
		const isTyped = [source, text, code].some((one) => hasPhrase(one, marks));
		return { id, heading, text, all, isTyped, score: headingWords.size + 2 * all.size + (isTyped ? 100 : 0) };
	});
	const best = scored.reduce((best, one) => (one.score > best.score ? one : best));
	const share = (words: number) => Math.min(1, words / Math.max(1, marks.count));
	const titleWords = wordsIn(title);
	const shares = {
		together: share(new Set([...best.all, ...titleWords, ...wordsIn(section)]).size),
		inTitle: share(titleWords.size),
	};
	if (best.id === "" || (!best.isTyped && titleWords.size > 0 && titleWords.size >= best.all.size)) {
		const source = wordsIn(description).size >= wordsIn(best.text).size ? description : best.text;
		return { path, title: mark(title, marks), crumbs: [section], excerpt: excerpt(source, marks), ...shares };
	}
	return {
		path: `${path}#${best.id}`,
		title: mark(best.heading, marks),
		crumbs: [section, title],
		excerpt: excerpt(best.text || description, marks),
		...shares,
	};
}
