import { expect, it } from "vitest";
import { readQuery } from "./query.ts";

it("leaves out what says nothing", () => {
	expect(readQuery("How is the Voting power").words).toEqual(["voting", "power"]);
	expect(readQuery("What should I do?").words).toEqual([]);
	// As a name it may still be what is looked for.
	expect(readQuery("what is").names).toEqual(["what", "is"]);
});

it("looks Japanese up by pairs, and kana by their romaji as well", () => {
	expect(readQuery("七十二候")).toMatchObject({ words: ["七十", "十二", "二候"], runs: ["七十二候"] });
	expect(readQuery("はなみ").words).toEqual(["はな", "なみ", "hanami"]);
});

it.each([
	["sta", true],
	["sta ", false],
	["sta?", false],
	["候", true],
])("knows whether %j may go on: %s", (text, isOpen) => expect(readQuery(text).isOpen).toBe(isOpen));

it.each(["", "   ", "?!", "…"])("looks for nothing in %j", (text) => {
	expect(readQuery(text)).toMatchObject({ words: [], names: [], whole: "" });
});

it("cuts a pasted page", () => {
	expect(readQuery("capsule server mesh ".repeat(5_000)).whole.length).toBeLessThanOrEqual(120);
});
