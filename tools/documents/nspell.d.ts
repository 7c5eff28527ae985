declare module "nspell" {
	interface Speller {
		correct(word: string): boolean;
		/** Adds words, one per line. */
		personal(words: string): Speller;
	}
	/** @param affixes @param words of a Hunspell dictionary */
	export default function nspell(affixes: Uint8Array, words: Uint8Array): Speller;
}
