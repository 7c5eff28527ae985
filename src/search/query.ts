import { bigramsOf, fold, isJapanese, isStopWord, nameWords, wordsOf } from "./fold.ts";
import { romajiOf } from "./kana.ts";

/** A parsed query. */
export interface Query {
	/** Index terms: stop words removed, Japanese runs split into bigrams. */
	terms: readonly string[];
	/** Japanese runs, unsplit. */
	runs: readonly string[];
	/** Words to match names with: Latin words and Japanese runs; stop words only if there is nothing else. */
	nameWords: readonly string[];
	/** Whether the last word may be unfinished. */
	isUnfinished: boolean;
	/** The whole query, to match full names with. */
	phrase: string;
}

/** Longer queries, such as a pasted page, are cut off. */
const mostCharacters = 120;
const mostWords = 12;

/**
 * Parses the text of the search field. Kana are searched as written and as romaji.
 * @example readQuery("How is Voting power").terms // ["voting", "power"]
 */
export function readQuery(text: string): Query {
	const folded = fold(text.slice(0, mostCharacters)).trim();
	const all = wordsOf(folded).slice(0, mostWords);
	const content = all.filter((word) => !isStopWord(word));
	const runs = content.filter(isJapanese);
	const terms = content.flatMap((word) =>
		isJapanese(word) ? [...bigramsOf(word), romajiOf(word)].filter(Boolean) : [word],
	);
	return {
		terms: [...new Set(terms)],
		runs,
		nameWords: nameWords(all),
		isUnfinished: /[\p{L}\p{N}]$/u.test(text),
		phrase: wordsOf(folded).join(" "),
	};
}
