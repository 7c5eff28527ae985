import { fold, isJapanese, isSilent, nameWords, pairsOf, wordsOf } from "./fold.ts";
import { romajiOf } from "./kana.ts";

/** What somebody looks for. */
export interface Query {
	/** As the index has words: silent ones left out, Japanese runs in pairs. */
	words: readonly string[];
	/** Japanese runs whole. */
	runs: readonly string[];
	/** As names are compared: Latin words, silent ones among them where there are no others, and Japanese runs. */
	names: readonly string[];
	/** Whether the last word may not be finished. */
	isOpen: boolean;
	/** In one piece, for names written in one. */
	whole: string;
}

/** More than this nobody types into such a field; a pasted page is cut. */
const mostCharacters = 120;
const mostWords = 12;

/**
 * Understands what stands in the field. Kana are looked up as they are, and by their romaji.
 * @example readQuery("How is Voting power").words // ["voting", "power"]
 */
export function readQuery(text: string): Query {
	const folded = fold(text.slice(0, mostCharacters)).trim();
	const all = wordsOf(folded).slice(0, mostWords);
	const telling = all.filter((word) => !isSilent(word));
	const runs = telling.filter(isJapanese);
	const words = telling.flatMap((word) =>
		isJapanese(word) ? [...pairsOf(word), romajiOf(word)].filter(Boolean) : [word],
	);
	return {
		words: [...new Set(words)],
		runs,
		names: nameWords(all),
		isOpen: /[\p{L}\p{N}]$/u.test(text),
		whole: wordsOf(folded).join(" "),
	};
}
