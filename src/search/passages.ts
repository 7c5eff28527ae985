import { fold, isJapanese } from "./fold.ts";
import type { Query } from "./query.ts";
import type { WordFound } from "./rank-documents.ts";
import type { IndexedDocument } from "./shard.ts";

/** A text in stretches; the marked ones are what was looked for. */
export type MarkedText = readonly (readonly [text: string, isMarked: boolean])[];

/** What is marked in a text, all folded. */
export interface Marks {
	/** Words as they are written, with the one that was looked for. */
	words: ReadonlyMap<string, string>;
	/** What a word may begin with. */
	beginning: string | null;
	/** Japanese characters in a row. */
	runs: readonly string[];
	/** How many words were looked for. */
	count: number;
}

/** A document as a result: where it opens, and what it says there. */
export interface Passage {
	path: string;
	title: MarkedText;
	/** Titles around it, the outermost first. */
	crumbs: readonly string[];
	excerpt: MarkedText;
	/** How much of what was looked for stands together there, and how much in the document's title, 0 to 1. */
	together: number;
	inTitle: number;
}

const excerptCharacters = 150;
const stretch =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]+|[\p{Script=Latin}\p{N}’']+(?:[.,]\p{N}+)*/gu;

export function marksOf(query: Query, words: readonly WordFound[] = []): Marks {
	const found = words.flatMap(({ word, matches }) => matches.map(({ row }) => [row[0], word] as const));
	const last = query.isOpen ? query.names.at(-1) : undefined;
	return {
		words: new Map([...query.names.filter((name) => !isJapanese(name)).map((name) => [name, name] as const), ...found]),
		beginning: last && last.length > 1 && !isJapanese(last) ? last : null,
		runs: query.runs,
		count: query.names.length,
	};
}

/** A word of a text, or a run of Japanese characters, and where it stands. */
interface Stretch {
	from: number;
	to: number;
	/** Folded, or as it is written where it is Japanese. */
	form: string;
	isRun: boolean;
}

const known = new Map<string, readonly Stretch[]>();

/** The words of a text. A document is looked through with every letter that somebody writes: its words are kept. */
function stretchesOf(text: string): readonly Stretch[] {
	let stretches = known.get(text);
	if (!stretches) {
		stretches = Array.from(text.matchAll(stretch), ({ 0: written, index: from }) => {
			const isRun = isJapanese(written);
			return { from, to: from + written.length, form: isRun ? written : fold(written), isRun };
		});
		known.set(text, stretches);
	}
	return stretches;
}

/** Where in a text something is to be marked, in order. */
function placesIn(text: string, { words, beginning, runs }: Marks): { from: number; to: number; word: string }[] {
	return stretchesOf(text).flatMap(({ from, to, form, isRun }) => {
		if (isRun)
			return runs.flatMap((run) => {
				const at = form.indexOf(run);
				return at < 0 ? [] : [{ from: from + at, to: from + at + run.length, word: run }];
			});
		const word = words.get(form) ?? (beginning !== null && form.startsWith(beginning) ? beginning : undefined);
		return word === undefined ? [] : [{ from, to, word }];
	});
}

/** A text with what was looked for marked. @example mark("Seal it", marks) // [["Seal", true], [" it", false]] */
export function mark(text: string, marks: Marks): MarkedText {
	const parts: [string, boolean][] = [];
	let end = 0;
	for (const { from, to } of placesIn(text, marks)) {
		if (from > end) parts.push([text.slice(end, from), false]);
		if (to > end) parts.push([text.slice(Math.max(from, end), to), true]);
		end = Math.max(end, to);
	}
	if (end < text.length) parts.push([text.slice(end), false]);
	return parts;
}

/** The stretch of a text that holds most of what was looked for, from the beginning of a sentence where one is near. */
export function excerpt(text: string, marks: Marks): MarkedText {
	const places = placesIn(text, marks);
	const within = (from: number) =>
		new Set(
			places.filter((place) => place.from >= from && place.to <= from + excerptCharacters).map(({ word }) => word),
		).size;
	const best = places.reduce((best, { from }) => (within(from) > within(best) ? from : best), places[0]?.from ?? 0);
	const sentence = Math.max(...[". ", "? ", "! ", ": "].map((end) => text.lastIndexOf(end, best - 1)));
	const near = best - sentence < excerptCharacters / 2;
	const start =
		best < excerptCharacters / 2 ? 0 : near && sentence >= 0 ? sentence + 2 : text.lastIndexOf(" ", best - 25) + 1;
	const isCut = start > 0 && !near;
	const end =
		text.length - start <= excerptCharacters + 20 ? text.length : text.lastIndexOf(" ", start + excerptCharacters);
	return mark(`${isCut ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`, marks);
}

/**
 * Where in a document its words stand closest together: below which heading it opens, and what it says there. A title
 * that has as many of them opens the document from its beginning.
 */
export function passageOf({ title, path, section, description, parts }: IndexedDocument, marks: Marks): Passage {
	const wordsIn = (text: string) => new Set(placesIn(text, marks).map(({ word }) => word));
	const scored = parts.map(([id, heading, text]) => {
		const lead = wordsIn(id === "" ? description : heading);
		const all = new Set([...lead, ...wordsIn(text)]);
		return { id, heading, text, all, score: lead.size + 2 * all.size };
	});
	const best = scored.reduce((best, one) => (one.score > best.score ? one : best));
	const share = (words: number) => Math.min(1, words / Math.max(1, marks.count));
	const named = wordsIn(title);
	const shares = {
		together: share(new Set([...best.all, ...named, ...wordsIn(section)]).size),
		inTitle: share(named.size),
	};
	if (best.id === "" || (named.size > 0 && named.size >= best.all.size)) {
		const said = wordsIn(description).size >= wordsIn(best.text).size ? description : best.text;
		return { path, title: mark(title, marks), crumbs: [section], excerpt: excerpt(said, marks), ...shares };
	}
	return {
		path: `${path}#${best.id}`,
		title: mark(best.heading, marks),
		crumbs: [section, title],
		excerpt: excerpt(best.text || description, marks),
		...shares,
	};
}
