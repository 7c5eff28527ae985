import { expect, it } from "vitest";
import { readQuery } from "./query.ts";

it("drops stop words", () => {
	expect(readQuery("How is the Voting power").terms).toEqual(["voting", "power"]);
	expect(readQuery("What should I do?").terms).toEqual([]);
	// A query of stop words alone may still be a name.
	expect(readQuery("what is").nameWords).toEqual(["what", "is"]);
});

it("splits Japanese into bigrams, and adds the romaji of kana", () => {
	expect(readQuery("七十二候")).toMatchObject({ terms: ["七十", "十二", "二候"], runs: ["七十二候"] });
	expect(readQuery("はなみ").terms).toEqual(["はな", "なみ", "hanami"]);
});

it.each([
	["sta", true],
	["sta ", false],
	["sta?", false],
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
