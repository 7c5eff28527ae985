import { expect, it } from "vitest";
import { bigramsOf, fold, isStopWord, wordsOf } from "./fold.ts";

it.each([
	["Shichijūni-kō’s", "shichijuni-ko"],
	["Ｃｈｅｒｒｙ", "cherry"],
	["don't", "dont"],
	["\u200emi\u00adcro\u200b", "micro"],
	// The voicing mark that turns か into が is not an accent.
	["がぎぱ", "がぎぱ"],
	["ﾊﾅﾐ", "ハナミ"],
	["", ""],
])("folds %s to %s", (text, folded) => expect(fold(text)).toBe(folded));

it.each([
	["The 72 micro-seasons (七十二候)", ["the", "72", "micro", "seasons", "七十二候"]],
	["cherry桜はなみ", ["cherry", "桜", "はなみ"]],
	["1,000 or 0.25%", ["1000", "or", "0.25"]],
	["２，５００，０００ — “250,000,000”", ["2500000", "250000000"]],
	["1,5 2,50 10,0000", ["1,5", "2,50", "10,0000"]],
	["サーバー とmesh 1.265", ["サーバー", "と", "mesh", "1.265"]],
	["侘び寂び", ["侘", "び", "寂", "び"]],
	["…", []],
])("finds the words of %s", (text, words) => expect(wordsOf(fold(text))).toEqual(words));

it.each([
	["候", ["候"]],
	["季節", ["季節"]],
	["七十二候", ["七十", "十二", "二候"]],
])("splits %s into %j", (run, bigrams) => expect(bigramsOf(run)).toEqual(bigrams));

it("recognises stop words and nothing else", () => {
	expect(["the", "what", "season", "nothing"].filter(isStopWord)).toEqual(["the", "what"]);
});
