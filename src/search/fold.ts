// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const ascii = /^[\x00-\x7f]*$/;

/**
 * Combining marks of Latin letters (the one that turns か into が is in another block), invisible characters such as soft
 * hyphens, apostrophes, and thousands separators.
 */
const left = /[\u0300-\u036f\p{Cf}]|['’](?:s\b)?|(?<=\d),(?=\d{3}(?!\d))/gu;

/**
 * Normalises a text for comparison: lower case, half-width, without macrons, accents, apostrophes and thousands
 * separators.
 * @example fold("Shichijūni-kō’s 2,500,000") // "shichijuni-ko 2500000"
 */
export function fold(text: string): string {
	// Fast path: whole documents are folded word by word, and nearly all words are English.
	if (ascii.test(text)) return text.toLowerCase().replace(left, "");
	return text.normalize("NFKC").toLowerCase().normalize("NFD").replace(left, "").normalize("NFC");
}

const asciiWord = /[a-z\d]+(?:[.,]\d+)*/g;
const word = /\p{Script=Han}+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{Script=Latin}\p{N}]+(?:[.,][\p{N}]+)*/gu;
const japanese = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/** Whether a word is a number: one that is written differently is another. */
export const isNumber = (word: string): boolean => /^[\d.,]+$/.test(word);

/** Whether a word begins with a Japanese character. */
export const isJapanese = (found: string): boolean => japanese.test(found);

/**
 * The words of a folded text, in order; a run of kanji or of kana counts as one word.
 * @example wordsOf(fold("The 72 micro-seasons (七十二候)")) // ["the", "72", "micro", "seasons", "七十二候"]
 */
export const wordsOf = (folded: string): string[] => folded.match(ascii.test(folded) ? asciiWord : word) ?? [];

/**
 * Splits a Japanese run into bigrams, since nothing marks where a word ends.
 * @example bigramsOf("七十二候") // ["七十", "十二", "二候"]
 */
export function bigramsOf(run: string): string[] {
	const characters = [...run];
	if (characters.length < 2) return characters;
	return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

const stopWords = new Set(
	"a about again all also am an and any are as at be been but by can could did do does for from get had has have how i if in into is it its many me more most much my no not of on or our shall should so some than that the their them then there these they this to us was we were what when where which who whom whose why will with would you your".split(
		" ",
	),
);

/** Whether a word is a stop word: too common to index or to search for. */
export const isStopWord = (found: string): boolean => stopWords.has(found);

/** The words to compare a name by: stop words only if it has no others ("What is this"). */
export function nameWords(words: readonly string[]): readonly string[] {
	const content = words.filter((word) => !isStopWord(word));
	return content.length > 0 ? content : words;
}
