import type { GlossaryEntry } from "#src/content/glossary.ts";

/** Small letters without accents or marks, so that "kohai" finds "kōhai" and "aes256" finds "AES-256". */
const fold = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/\p{Mark}|[-’'\s]/gu, "")
		.toLowerCase();

/**
 * The entries that a visitor's words lead to: by term, reading, characters, other words for it, or its meaning.
 * @param query as typed; blank finds all
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
