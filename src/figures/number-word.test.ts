import { expect, it } from "vitest";
import { capitalWord, numberWord, rangeText, rangeWords } from "./number-word.ts";

it.each([
	[0, "none"],
	[1, "one"],
	[12, "twelve"],
	[13, "13"],
	[142, "142"],
])("%d is written %s", (count, word) => {
	expect(numberWord(count)).toBe(word);
});

it.each([-1, 1.5, Number.NaN])("%d has no word", (count) => {
	expect(() => numberWord(count)).toThrow(RangeError);
});

it("starts a sentence, and formats a range", () => {
	expect(capitalWord(4)).toBe("Four");
	expect(capitalWord(37)).toBe("37");
	expect(rangeText([3, 6])).toBe("3–6");
	expect(rangeWords([3, 6])).toBe("three to six");
	expect(rangeWords([3, 12])).toBe("three to twelve");
	expect(rangeWords([3, 13])).toBe("3 to 13");
});
