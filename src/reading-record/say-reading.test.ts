import { expect, it } from "vitest";
import { changesText, localDay, sectionText, whenText } from "./say-reading.ts";

it.each([
	[0, 0, ""],
	[1, 0, "1 passage changed since you read this on 14 October."],
	[3, 0, "3 passages changed since you read this on 14 October."],
	[3, 1, "3 passages changed and 1 was removed since you read this on 14 October."],
	[1, 2, "1 passage changed and 2 were removed since you read this on 14 October."],
	[0, 1, "1 passage was removed since you read this on 14 October."],
	[0, 2, "2 passages were removed since you read this on 14 October."],
])("%i changed, %i gone", (changed, removed, text) => {
	expect(changesText(changed, removed, "on 14 October")).toBe(text);
});

it.each([
	["2026-11-21", "earlier today"],
	["2026-11-20", "on 20 November"],
	["2026-01-01", "on 1 January"],
	["2025-12-31", "on 31 December 2025"],
])("%s, said on 21 November 2026", (day, text) => {
	expect(whenText(day, "2026-11-21")).toBe(text);
});

it("uses the visitor's own calendar", () => {
	expect(localDay(new Date(2026, 0, 2, 0, 0))).toBe("2026-01-02");
	expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe("2026-12-31");
});

it.each([
	[{ documents: 7, read: 0, changed: 0 }, ""],
	[{ documents: 7, read: 3, changed: 0 }, "3 of 7 read"],
	[{ documents: 7, read: 3, changed: 1 }, "3 of 7 read, 1 changed since"],
])("%o", (counts, text) => {
	expect(sectionText(counts)).toBe(text);
});
