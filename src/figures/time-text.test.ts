import { expect, it } from "vitest";
import { timeText } from "./time-text.ts";

it("formats the time of day in 24 hours", () => {
	expect(timeText(new Date(2026, 10, 21))).toBe("00:00");
	expect(timeText(new Date(2026, 10, 21, 9, 5))).toBe("09:05");
	expect(timeText(new Date(2026, 10, 21, 23, 59, 59))).toBe("23:59");
});
