/** Hepburn readings of the hiragana in code point order, from small a. Small ya, yu, yo begin with "-", small tsu is "*". */
const readings =
	"a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji * tsu zu te de to do na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo -a ya -u yu -o yo ra ri ru re ro wa wa i e o n".split(
		" ",
	);
const firstHiragana = 0x3041;
const firstKatakana = 0x30a1;
const longMark = 0x30fc;

/**
 * Transliterates kana to romaji, spelling long vowels out.
 * @param kana hiragana or katakana; other characters are left out
 * @example romajiOf("\u3053\u3088\u307f") // "koyomi"
 */
export function romajiOf(kana: string): string {
	let text = "";
	let isDoubled = false;
	for (const character of kana) {
		const code = character.codePointAt(0) ?? 0;
		const reading = readings[code - (code < firstKatakana ? firstHiragana : firstKatakana)] ?? "";
		if (code === longMark) text += text.at(-1) ?? "";
		else if (reading.startsWith("-")) text = glided(text, reading.slice(1));
		else if (reading !== "*") text += (isDoubled ? doubled(reading) : "") + reading;
		isDoubled = reading === "*";
	}
	return text;
}

/** What a small tsu before a syllable adds: its first letter, and a t before ch. */
const doubled = (reading: string) => (reading.startsWith("ch") ? "t" : reading.slice(0, 1));

/** Combines a syllable with a small ya, yu or yo: ki + yo is kyo, shi + yo is sho. */
const glided = (text: string, vowel: string) =>
	/(?:sh|ch|j)i$/.test(text) ? text.slice(0, -1) + vowel : text.replace(/i$/, `y${vowel}`);

/**
 * Normalises a reading for comparison: long vowels shortened, however they are spelt, spaces and hyphens removed.
 * @param folded output of `fold`
 * @example shortReading("shichijuuni-kou") // "shichijuniko"
 */
export const shortReading = (folded: string): string =>
	folded
		.replace(/[^a-z]/g, "")
		.replace(/o[uo]+/g, "o")
		.replace(/([aeiu])\1+/g, "$1");
