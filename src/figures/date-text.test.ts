import { expect, it } from "vitest";
import { dateText, instantDateText } from "./date-text.ts";

it("writes a calendar date as it is, and an instant by the visitor's calendar", () => {
	expect(dateText("2026-07-15")).toBe("15 July 2026");
	expect(instantDateText(new Date(2026, 10, 21))).toBe("21 November 2026");
	expect(instantDateText(new Date(2026, 10, 21, 23, 59))).toBe("21 November 2026");
});
