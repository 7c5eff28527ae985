import { bigramsOf, fold, isJapanese, isNumber, nameWords, wordsOf } from "./fold.ts";
import { romajiOf } from "./kana.ts";

/** A parsed query. */
export interface Query {
	/** Index terms: stop words only if there is nothing else, Japanese runs split into bigrams. */
	terms: readonly string[];
	/** Japanese runs, unsplit. */
	runs: readonly string[];
	/** Words to match names with: Latin words and Japanese runs; stop words only if there is nothing else. */
	nameWords: readonly string[];
	/** Whether the last word may be unfinished; a number never is. */
	isUnfinished: boolean;
	/** The whole query, to match full names with. */
	phrase: string;
}

/** Longer queries, such as a pasted page, are cut off. */
const mostCharacters = 120;
const mostWords = 12;

/** One or two kana that end a word begun in kanji: alone they are no word. */
const okurigana = /(?<=\p{Script=Han})\p{Script=Hiragana}{1,2}(?![\p{Script=Hiragana}\p{Script=Katakana}ー])/gu;

/**
 * Parses the text of the search field. Kana are searched as written and, unless they only end a word in kanji, as romaji.
 * @example readQuery("How is Voting power").terms // ["voting", "power"]
 */
export function readQuery(text: string): Query {
	const folded = fold(text.slice(0, mostCharacters)).trim();
	const all = wordsOf(folded).slice(0, mostWords);
	const content = nameWords(all);
	const runs = content.filter(isJapanese);
	const endings: readonly string[] = folded.match(okurigana) ?? [];
	const terms = content.flatMap((word) => {
		if (!isJapanese(word)) return [word];
		return [...bigramsOf(word), endings.includes(word) ? "" : romajiOf(word)].filter(Boolean);
	});
	return {
		terms: [...new Set(terms)],
		runs,
		nameWords: content,
		isUnfinished: /[\p{L}\p{N}]$/u.test(text) && !isNumber(all.at(-1) ?? ""),
		phrase: wordsOf(folded).join(" "),
	};
}
