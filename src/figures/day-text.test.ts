import { expect, it } from "vitest";
import { dayText, monthText, shortDayText } from "./day-text.ts";

it("formats dates without the year, and months with it", () => {
	expect(dayText(new Date(2026, 11, 20))).toBe("20 December");
	expect(shortDayText(new Date(2026, 8, 23))).toBe("23 Sep");
	expect(monthText("2025-11")).toBe("November 2025");
	expect(monthText("2026-01")).toBe("January 2026");
});
