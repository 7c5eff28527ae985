import fc from "fast-check";
import { expect, it } from "vitest";
import { closest, editDistance } from "./edit-distance.ts";

it.each([
	["", "", 0],
	["", "abc", 3],
	["high", "high", 0],
	["hihg", "high", 1],
	["hgh", "high", 1],
	["hiigh", "high", 1],
	["hight", "high", 1],
	["kitten", "sitting", 3],
])("the distance from %j to %j is %i", (a, b, distance) => {
	expect(editDistance(a, b)).toBe(distance);
	expect(editDistance(b, a)).toBe(distance);
});

it("never exceeds the longer word, and is zero only from a word to itself", () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
			const distance = editDistance(a, b);
			expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
			expect(distance === 0).toBe(a === b);
		}),
	);
});

const levels = ["none", "low", "medium", "high"];
it.each([
	["hihg", levels, "high"],
	["ofline", ["online", "offline"], "offline"],
	["HIGH", levels, "high"],
	["mediun", levels, "medium"],
	["med", levels, "medium"],
	["max", levels, null],
	["", levels, null],
	["x".repeat(41), levels, null],
	["serv", ["servers", "services"], null],
	["--comp", ["--compression", "--encryption"], "--compression"],
	["--", ["--compression"], null],
	["a", ["b"], null],
])("for %j among %j suggests %j", (word, words, meant) => {
	expect(closest(word, words)).toBe(meant);
});
