import { expect, it } from "vitest";
import { listText } from "./list-text.ts";

it.each([
	[[], ""],
	[["low"], "low"],
	[["low", "high"], "low and high"],
	[["none", "low", "high"], "none, low and high"],
])("%o is listed as %s", (words, text) => {
	expect(listText(words)).toBe(text);
});

it("joins alternatives with or", () => {
	expect(listText(["none", "low", "high"], "or")).toBe("none, low or high");
});
