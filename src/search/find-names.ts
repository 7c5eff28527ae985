import { fold, isJapanese, nameWords, wordsOf } from "./fold.ts";
import { romajiOf, shortReading } from "./kana.ts";
import { distanceTo, stemOf } from "./match-terms.ts";
import type { Name } from "./name.ts";
import type { Query } from "./query.ts";

type Searched = Pick<Name, "label" | "on" | "text" | "kanji" | "also">;

/** What a word counts by where it stands: in the name, in what it goes by besides, in what is said of it. */
const places = { label: 1, around: 0.8, text: 0.35 };
/** What a word counts where another form of it stands. */
const formShare = 0.9;

/** A name made ready to be compared. All folded. */
interface ReadyName<Named> {
	named: Named;
	/** Each of its words with what it counts. */
	words: ReadonlyMap<string, number>;
	/** How many words the name itself has. */
	length: number;
	/** Its names whole, and the same as readings. */
	wholes: readonly string[];
	readings: readonly string[];
	kanji: readonly string[];
}

export interface ReadyNames<Named> {
	names: readonly ReadyName<Named>[];
	/** Every word of the names, with its stem. */
	stems: ReadonlyMap<string, string>;
}

export interface FoundName<Named> {
	named: Named;
	/** 1 where the words are the name itself; below `byName` they stand only in what is said of it. */
	score: number;
	/** Whether a word was taken for another one, that begins with it or is nearly written so. */
	isGuess: boolean;
}

/** From here on it is the name that was looked for, and not something that is said of it. */
export const byName = 0.4;

/** Makes names ready to be searched. */
export function readyNames<Named extends Searched>(all: readonly Named[]): ReadyNames<Named> {
	const stems = new Map<string, string>();
	const names = all.map((named): ReadyName<Named> => {
		const words = new Map<string, number>();
		const texts = { text: [named.text], around: [named.on, ...named.also], label: [named.label] };
		for (const [place, those] of Object.entries(texts))
			for (const word of those.flatMap((text) => nameWords(wordsOf(fold(text))))) {
				words.set(word, places[place as keyof typeof places]);
				if (!stems.has(word)) stems.set(word, stemOf(word));
			}
		const wholes = [named.label, ...named.also].map((name) => wordsOf(fold(name)).join(" "));
		const kanji = [fold(named.kanji), ...wholes.filter(isJapanese)].filter(Boolean);
		const length = wordsOf(fold(named.label)).length;
		return { named, words, length, wholes, readings: wholes.map(shortReading).filter(Boolean), kanji };
	});
	return { names, stems };
}

/**
 * The names that have every word of a search, the nearest first.
 * @example findNames(ready, readQuery("stakng")) // Staking, of the token hub
 */
export function findNames<Named>({ names, stems }: ReadyNames<Named>, query: Query): FoundName<Named>[] {
	if (query.names.length === 0) return [];
	const last = query.isOpen ? query.names.at(-1) : undefined;
	const sought = query.names.map((word) => ({
		word,
		forms: formsOf(word, stems, word === last),
		reading: shortReading(isJapanese(word) ? romajiOf(word) : word),
	}));
	return names
		.map((name) => {
			const scores = sought.map((word) => scoreOf(word, name));
			const least = Math.min(...scores);
			const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
			const score = Math.min(mean, least + 0.3) * Math.sign(least) * wholeness(name, query);
			return { named: name.named, score, isGuess: sought.some((word) => isGuessed(word, name)) };
		})
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score);
}

/** Which words of the names a word may stand for, and how surely; slips are only looked for where nothing else is found. */
function formsOf(word: string, stems: ReadonlyMap<string, string>, isLast: boolean): Map<string, number> {
	const forms = new Map<string, number>();
	if (isJapanese(word)) return forms;
	const own = stemOf(word);
	for (const [each, stem] of stems) {
		if (each === word) forms.set(each, 1);
		else if (word.length > 2 && stem === own) forms.set(each, formShare);
		else if (word.length > (isLast ? 0 : 2) && each.startsWith(word)) forms.set(each, 0.8);
	}
	if (forms.size > 0) return forms;
	for (const each of stems.keys()) {
		const away = distanceTo(each, word, isLast);
		if (away < 3) forms.set(each, 0.75 - away * 0.1);
	}
	return forms;
}

/** A name that is the search, or begins with it, stands before one that merely has its words. */
function wholeness({ wholes, length, kanji }: ReadyName<unknown>, { whole }: Query): number {
	if (wholes.includes(whole) || kanji.includes(whole)) return 1;
	if (wholes.some((each) => each.startsWith(`${whole} `))) return 0.95;
	return 0.95 - Math.min(0.2, length / 20);
}

/** A word of a search. */
interface SoughtWord {
	word: string;
	/** Words of the names that it may stand for, with how surely. */
	forms: ReadonlyMap<string, number>;
	reading: string;
}

/** Whether a name has neither a word, nor a form of it, nor is written so in Japanese. */
function isGuessed({ word, forms, reading }: SoughtWord, { words, readings }: ReadyName<unknown>): boolean {
	if (isJapanese(word) || readings.includes(reading)) return false;
	return ![...forms].some(([form, share]) => share >= formShare && words.has(form));
}

/** How near a word is to a name, 1 to 0, which is not at all. */
function scoreOf({ word, forms, reading }: SoughtWord, name: ReadyName<unknown>): number {
	if (isJapanese(word)) return japaneseScore(word, reading, name);
	let best = 0;
	for (const [form, share] of forms) best = Math.max(best, (name.words.get(form) ?? 0) * share);
	// Readings are written in one word or several, with macrons, with doubled vowels, or with neither.
	return word.length > 3 && name.readings.includes(reading) ? Math.max(best, 0.9) : best;
}

function japaneseScore(run: string, reading: string, { kanji, words, readings }: ReadyName<unknown>): number {
	if (kanji.includes(run) || (reading !== "" && readings.includes(reading))) return 1;
	if (kanji.some((each) => each.includes(run))) return 0.85;
	if (reading.length > 2 && readings.some((each) => each.startsWith(reading))) return 0.8;
	if (kanji.some((each) => each.length > 1 && run.includes(each))) return 0.6;
	return [...words.keys()].some((each) => each.includes(run)) ? 0.3 : 0;
}
