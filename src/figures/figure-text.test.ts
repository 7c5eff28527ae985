import { expect, it } from "vitest";
import {
	countText,
	dayNoun,
	daysAwayText,
	dayText,
	millionsText,
	monthText,
	percentText,
	shortDayText,
} from "./figure-text.ts";

it("formats figures as the specification does", () => {
	expect(countText(2847)).toBe("2,847");
	expect(countText(84.2)).toBe("84.2");
	expect(millionsText(1e9)).toBe("1B");
	expect(millionsText(125e6)).toBe("125M");
	expect(percentText(125e6, 1e9)).toBe("12.5%");
	expect(percentText(156, 287)).toBe("54.4%");
});

it("formats dates without the year, and months with it", () => {
	expect(dayText(new Date(2026, 11, 20))).toBe("20 December");
	expect(shortDayText(new Date(2026, 8, 23))).toBe("23 Sep");
	expect(monthText("2025-11")).toBe("November 2025");
});

it("counts days in words", () => {
	expect([0, 1, 2].map(dayNoun)).toEqual(["days", "day", "days"]);
	expect([0, 1, 2, 34].map(daysAwayText)).toEqual(["today", "tomorrow", "in 2 days", "in 34 days"]);
});
