import { expect, it } from "vitest";
import { seasonOn } from "#src/season/calendar.ts";
import { seasonByMonth } from "#src/season/whole-months.ts";
import { daysApart, twoReadings } from "./two-readings.ts";

it("matches both rules, day by day through a year", () => {
	const apart = Array.from({ length: 365 }, (_, day) => new Date(2026, 0, 1 + day)).filter(
		(date) => seasonOn(date) !== seasonByMonth(date),
	);
	expect(apart).toHaveLength(daysApart);
	expect(daysApart).toBe(81);
	expect([...new Set(apart.map((date) => date.getMonth() + 1))]).toEqual([3, 6, 9, 12]);
});

it("names months and the season before", () => {
	expect(twoReadings.map(({ byMonth, apart }) => `${byMonth}; ${apart}`)).toEqual([
		"March to May; 1–19 March, still winter",
		"June to August; 1–20 June, still spring",
		"September to November; 1–22 September, still summer",
		"December to February; 1–20 December, still autumn",
	]);
});
