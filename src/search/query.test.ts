import { expect, it } from "vitest";
import { readQuery } from "./query.ts";

it("drops stop words, unless there is nothing else: titles may have no others", () => {
	expect(readQuery("How is the Voting power").terms).toEqual(["voting", "power"]);
	expect(readQuery("Who it is for")).toMatchObject({
		terms: ["who", "it", "is", "for"],
		nameWords: ["who", "it", "is", "for"],
	});
});

it("splits Japanese into bigrams, and adds the romaji of kana", () => {
	expect(readQuery("七十二候")).toMatchObject({ terms: ["七十", "十二", "二候"], runs: ["七十二候"] });
	expect(readQuery("はなみ").terms).toEqual(["はな", "なみ", "hanami"]);
});

it.each([
	["祭り", ["祭", "り"]],
	["食べる", ["食", "べる"]],
	["度々の", ["度々", "の"]],
	["書き初め", ["書", "き", "初", "め"]],
	["もみじ狩り", ["もみ", "みじ", "momiji", "狩", "り"]],
	["桜まつり", ["桜", "まつ", "つり", "matsuri"]],
	["七夕の ほたる", ["七夕", "の", "ほた", "たる", "hotaru"]],
])("adds no romaji of kana that end a word in kanji: %s", (text, terms) =>
	expect(readQuery(text).terms).toEqual(terms),
);

it.each([
	["sta", true],
	["sta ", false],
	["sta?", false],
	["2,500", false],
	["v2", true],
	["候", true],
])("knows whether the last word of %j may be unfinished: %s", (text, isUnfinished) =>
	expect(readQuery(text).isUnfinished).toBe(isUnfinished),
);

it.each(["", "   ", "?!", "…"])("finds no words in %j", (text) => {
	expect(readQuery(text)).toMatchObject({ terms: [], nameWords: [], phrase: "" });
});

it("cuts off a pasted page", () => {
	expect(readQuery("capsule server mesh ".repeat(5_000)).phrase.length).toBeLessThanOrEqual(120);
});
