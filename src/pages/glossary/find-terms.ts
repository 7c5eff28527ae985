import type { GlossaryEntry } from "#src/content/glossary.ts";

/** In lower case and without accents. @example plainLetters("Ōsōji") // "osoji" */
export const plainLetters = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/\p{Mark}/gu, "")
		.toLowerCase();

/** So that "kohai" finds "kōhai" and "aes256" finds "AES-256", also when invisible characters come with pasting. */
const fold = (text: string): string => plainLetters(text).replace(/[\p{Pd}\p{Cf}’'\s]/gu, "");

/**
 * The entries that match a visitor's words: by term, reading, characters, synonyms, or meaning.
 * @param query as typed; blank matches all
 * @returns in the order of `entries`
 * @example findTerms(glossary, "kohai") // the entry "kouhai"
 */
export function findTerms<Entry extends GlossaryEntry>(entries: readonly Entry[], query: string): readonly Entry[] {
	const wanted = fold(query);
	if (wanted === "") return entries;
	return entries.filter(({ term, kanji = "", reading = "", also = [], meaning }) =>
		[term, kanji, reading, ...also, meaning].some((text) => fold(text).includes(wanted)),
	);
}
