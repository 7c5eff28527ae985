import { expect, it } from "vitest";
import { dateText, instantDateText } from "./date-text.ts";

it("formats a calendar date unchanged, and an instant in the visitor's time zone", () => {
	expect(dateText("2026-07-15")).toBe("15 July 2026");
	expect(instantDateText(new Date(2026, 10, 21))).toBe("21 November 2026");
	expect(instantDateText(new Date(2026, 10, 21, 23, 59))).toBe("21 November 2026");
});

it("names months like Intl does", () => {
	for (let month = 0; month < 12; month++) {
		const date = new Date(2026, month, 1);
		expect(instantDateText(date)).toBe(new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(date));
	}
});
