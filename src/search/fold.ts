const plainLetters = /^[\w\s.,-]*$/;

/**
 * A text as it is compared: lower case, full-width letters as usual ones, no macrons or accents, no apostrophes.
 * @example fold("Shichijūni-kō’s") // "shichijuni-ko"
 */
export function fold(text: string): string {
	// Whole documents go through here, word by word, and nearly all of it is this.
	if (plainLetters.test(text)) return text.toLowerCase();
	// Only the marks of Latin letters go: those that make が of か stand in another block.
	return text
		.normalize("NFKC")
		.toLowerCase()
		.normalize("NFD")
		.replace(/[\u0300-\u036f]|['’](?:s\b)?/g, "")
		.normalize("NFC");
}

const word =
	/[\p{Script=Han}々]+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{Script=Latin}\p{N}]+(?:[.,][\p{N}]+)*/gu;
const japanese = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]/u;

/** Whether a word is written in Japanese characters. */
export const isJapanese = (found: string): boolean => japanese.test(found);

/**
 * The words of a folded text, in order; a run of kanji or of kana is one.
 * @example wordsOf(fold("The 72 micro-seasons (七十二候)")) // ["the", "72", "micro", "seasons", "七十二候"]
 */
export const wordsOf = (folded: string): string[] => folded.match(word) ?? [];

/**
 * A Japanese run as it is looked up: its pairs of characters, for nothing in it says where a word ends.
 * @example pairsOf("七十二候") // ["七十", "十二", "二候"]
 */
export function pairsOf(run: string): string[] {
	const characters = [...run];
	if (characters.length < 2) return characters;
	return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

const silent = new Set(
	"a about again all also am an and any are as at be been but by can could did do does for from get had has have how i if in into is it its many me more most much my no not of on or our shall should so some than that the their them then there these they this to us was we were what when where which who whom whose why will with would you your".split(
		" ",
	),
);

/** Whether a word says nothing of what is looked for. Neither the index nor a search has these. */
export const isSilent = (found: string): boolean => silent.has(found);

/** The words that a name is compared by: silent ones where it has no others ("What is this"). */
export function nameWords(words: readonly string[]): readonly string[] {
	const telling = words.filter((word) => !isSilent(word));
	return telling.length > 0 ? telling : words;
}
