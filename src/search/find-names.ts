import { fold, isJapanese, nameWords, wordsOf } from "./fold.ts";
import { romajiOf, shortReading } from "./kana.ts";
import { distanceTo, stemOf } from "./match-terms.ts";
import type { Name } from "./name.ts";
import type { Query } from "./query.ts";

type Searched = Pick<Name, "label" | "pageTitle" | "text" | "kanji" | "also">;

/** Weight of a word by field: the label, other names and the page, the description. */
const fieldWeights = { label: 1, aliases: 0.8, text: 0.35 };
/** Factor for a word that occurs in another form. */
const formFactor = 0.9;

/** A name prepared for matching. All folded. */
interface IndexedName<Named> {
	named: Named;
	/** Its words with their weights. */
	words: ReadonlyMap<string, number>;
	/** Number of words in its label. */
	length: number;
	/** Its full names, and the same as readings. */
	fullNames: readonly string[];
	readings: readonly string[];
	kanji: readonly string[];
}

export interface NameIndex<Named> {
	names: IndexedName<Named>[];
	/** Every word of the names, with its stem. */
	stems: Map<string, string>;
}

export interface FoundName<Named> {
	named: Named;
	/** 1 if the query is the name itself; below `nameThreshold` its words occur only in the description. */
	score: number;
	/** Whether a word matched only as a prefix or as a typo. */
	isGuess: boolean;
}

/** From this score on the query matches the name rather than its description. */
export const nameThreshold = 0.4;

/**
 * Prepares names for matching.
 * @param index the names are added to it
 */
export function indexNames<Named extends Searched>(
	added: readonly Named[],
	index: NameIndex<Named> = { names: [], stems: new Map() },
): NameIndex<Named> {
	for (const named of added) {
		const words = new Map<string, number>();
		const texts = { text: [named.text], aliases: [named.pageTitle, ...named.also], label: [named.label] };
		for (const [field, those] of Object.entries(texts))
			for (const word of those.flatMap((text) => nameWords(wordsOf(fold(text))))) {
				words.set(word, fieldWeights[field as keyof typeof fieldWeights]);
				if (!index.stems.has(word)) index.stems.set(word, stemOf(word));
			}
		const fullNames = [named.label, ...named.also].map((name) => wordsOf(fold(name)).join(" "));
		const kanji = [fold(named.kanji), ...fullNames.filter(isJapanese)].filter(Boolean);
		const length = wordsOf(fold(named.label)).length;
		const readings = fullNames.map(shortReading).filter(Boolean);
		index.names.push({ named, words, length, fullNames, readings, kanji });
	}
	return index;
}

/**
 * The names that contain every word of a query, best first. If there are none, the command that the query is a line of,
 * with its values.
 * @example findNames(ready, readQuery("stakng")) // Staking, of the token hub
 */
export function findNames<Named extends Searched>(
	{ names, stems }: NameIndex<Named>,
	query: Query,
): FoundName<Named>[] {
	if (query.nameWords.length === 0) return [];
	const last = query.isUnfinished ? query.nameWords.at(-1) : undefined;
	const queryWords = query.nameWords.map((word) => ({
		word,
		forms: wordFormsOf(word, stems, word === last),
		reading: shortReading(isJapanese(word) ? romajiOf(word) : word),
	}));
	const found = names
		.flatMap((name) => {
			const scores = queryWords.map((word) => scoreOf(word, name));
			const least = Math.min(...scores);
			if (least === 0) return [];
			const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
			const score = Math.min(mean, least + 0.3) * nameCoverage(name, query);
			return [{ named: name.named, score, isGuess: queryWords.some((word) => isGuess(word, name)) }];
		})
		.sort((one, other) => other.score - one.score);
	return found.length > 0 ? found : commandOf(names, query);
}

/** @example commandOf(names, readQuery("cherry servers create --name web-03")) // cherry servers create */
function commandOf<Named extends Searched>(
	names: readonly IndexedName<Named>[],
	{ phrase }: Query,
): FoundName<Named>[] {
	return names
		.filter(({ named: { label } }) => label.startsWith("cherry ") && `${phrase} `.startsWith(`${label} `))
		.sort((one, other) => other.length - one.length)
		.slice(0, 1)
		.map(({ named }) => ({ named, score: 1, isGuess: false }));
}

/** The words of the names that a query word may stand for, each with its factor. Typos are considered only if nothing else matches. */
function wordFormsOf(word: string, stems: ReadonlyMap<string, string>, isLast: boolean): Map<string, number> {
	const forms = new Map<string, number>();
	if (isJapanese(word)) return forms;
	const own = stemOf(word);
	for (const [each, stem] of stems) {
		if (each === word) forms.set(each, 1);
		else if (word.length > 2 && stem === own) forms.set(each, formFactor);
		else if (word.length > (isLast ? 0 : 2) && each.startsWith(word)) forms.set(each, 0.8);
	}
	if (forms.size > 0) return forms;
	for (const each of stems.keys()) {
		const distance = distanceTo(each, word, isLast);
		if (distance < 3) forms.set(each, 0.75 - distance * 0.1);
	}
	return forms;
}

/** Ranks a name that equals the query, or begins with it, above one that merely contains its words. */
function nameCoverage({ fullNames, length, kanji }: IndexedName<unknown>, { phrase }: Query): number {
	if (fullNames.includes(phrase) || kanji.includes(phrase)) return 1;
	if (fullNames.some((each) => each.startsWith(`${phrase} `))) return 0.95;
	return 0.95 - Math.min(0.2, length / 20);
}

/** A word of a query. */
interface QueryWord {
	word: string;
	/** Words of the names that it may stand for, with their factors. */
	forms: ReadonlyMap<string, number>;
	reading: string;
}

/** Whether a name contains neither the word, nor a form of it, nor its Japanese reading. */
function isGuess({ word, forms, reading }: QueryWord, { words, readings }: IndexedName<unknown>): boolean {
	if (isJapanese(word) || readings.includes(reading)) return false;
	return ![...forms].some(([form, factor]) => factor >= formFactor && words.has(form));
}

/** How well a word matches a name, from 1 to 0 (not at all). */
function scoreOf({ word, forms, reading }: QueryWord, name: IndexedName<unknown>): number {
	if (isJapanese(word)) return japaneseScore(word, reading, name);
	let best = 0;
	for (const [form, factor] of forms) best = Math.max(best, (name.words.get(form) ?? 0) * factor);
	// Readings may be typed as one word or several, with macrons, doubled vowels or neither.
	return word.length > 3 && name.readings.includes(reading) ? Math.max(best, 0.9) : best;
}

function japaneseScore(run: string, reading: string, { kanji, words, readings }: IndexedName<unknown>): number {
	if (kanji.includes(run) || (reading !== "" && readings.includes(reading))) return 1;
	if (kanji.some((each) => each.includes(run))) return 0.85;
	if (reading.length > 2 && readings.some((each) => each.startsWith(reading))) return 0.8;
	if (kanji.some((each) => each.length > 1 && run.includes(each))) return 0.6;
	return [...words.keys()].some((each) => each.includes(run)) ? 0.3 : 0;
}
