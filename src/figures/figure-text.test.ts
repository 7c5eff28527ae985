import { expect, it } from "vitest";
import { compactText, countText, dayNoun, daysAwayText, millionsText, percentText, shareText } from "./figure-text.ts";

it("formats figures as the specification does", () => {
	expect(countText(2847)).toBe("2,847");
	expect(countText(84.2)).toBe("84.2");
	expect(millionsText(1e9)).toBe("1B");
	expect(millionsText(125e6)).toBe("125M");
	expect(millionsText(999_994_999)).toBe("999.99M");
	expect(millionsText(999_995_000)).toBe("1B");
	expect(percentText(125e6, 1e9)).toBe("12.5%");
	expect(percentText(156, 287)).toBe("54.4%");
	expect(shareText(156, 287)).toBe("54.4% = 156 ÷ 287");
});

it.each([
	[0, "0"],
	[999, "999"],
	[1_000, "1K"],
	[93_750, "93.75K"],
	[999_994, "999.99K"],
	[999_995, "1M"],
	[1_500_000, "1.5M"],
	[999_994_999, "999.99M"],
	[999_995_000, "1B"],
	[2e9, "2B"],
])("%d is compactly %s", (count, text) => {
	expect(compactText(count)).toBe(text);
});

it("counts days in words", () => {
	expect([0, 1, 2].map(dayNoun)).toEqual(["days", "day", "days"]);
	expect([0, 1, 2, 34].map(daysAwayText)).toEqual(["today", "tomorrow", "in 2 days", "in 34 days"]);
});
