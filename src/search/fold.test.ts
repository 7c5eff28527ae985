import { expect, it } from "vitest";
import { fold, isSilent, pairsOf, wordsOf } from "./fold.ts";

it.each([
	["Shichijūni-kō’s", "shichijuni-ko"],
	["Ｃｈｅｒｒｙ", "cherry"],
	["don't", "dont"],
	// What makes が of か is not an accent.
	["がぎぱ", "がぎぱ"],
	["ﾊﾅﾐ", "ハナミ"],
	["", ""],
])("folds %s to %s", (text, folded) => expect(fold(text)).toBe(folded));

it.each([
	["The 72 micro-seasons (七十二候)", ["the", "72", "micro", "seasons", "七十二候"]],
	["cherry桜はなみ", ["cherry", "桜", "はなみ"]],
	["1,000 or 0.25%", ["1,000", "or", "0.25"]],
	["侘び寂び", ["侘", "び", "寂", "び"]],
	["…", []],
])("finds the words of %s", (text, words) => expect(wordsOf(fold(text))).toEqual(words));

it.each([
	["候", ["候"]],
	["季節", ["季節"]],
	["七十二候", ["七十", "十二", "二候"]],
])("looks %s up by %j", (run, pairs) => expect(pairsOf(run)).toEqual(pairs));

it("passes over words that say nothing, and over no others", () => {
	expect(["the", "what", "season", "nothing"].filter(isSilent)).toEqual(["the", "what"]);
});
