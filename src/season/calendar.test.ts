import { describe, expect, it } from "vitest";
import { daysBetween, daysRemaining, seasonEnd, seasonOn } from "./calendar.ts";
import { comingStart } from "./coming-start.ts";
import { currentSeason } from "./current-season.ts";
import { nextSeason, SEASONS } from "./season.ts";
import { seasonByMonth } from "./whole-months.ts";
import { yearAngle } from "./year-position.ts";

const date = (year: number, month: number, day: number, hour = 0) => new Date(year, month - 1, day, hour);

describe("seasonOn", () => {
	it.each([
		[1, 1, "winter"],
		[2, 29, "winter"],
		[3, 19, "winter"],
		[3, 20, "spring"],
		[6, 20, "spring"],
		[6, 21, "summer"],
		[9, 22, "summer"],
		[9, 23, "autumn"],
		[12, 20, "autumn"],
		[12, 21, "winter"],
		[12, 31, "winter"],
	])("month %i, day %i is %s, at any hour", (month, day, season) => {
		expect(seasonOn(date(2028, month, day))).toBe(season);
		expect(seasonOn(date(2028, month, day, 23))).toBe(season);
	});
});

it.each([
	[12, "winter"],
	[1, "winter"],
	[2, "winter"],
	[3, "spring"],
	[5, "spring"],
	[6, "summer"],
	[8, "summer"],
	[9, "autumn"],
	[11, "autumn"],
])("by whole months, month %i is %s", (month, season) => {
	expect(seasonByMonth(date(2026, month, 15))).toBe(season);
});

describe("daysRemaining", () => {
	it.each([
		[date(2025, 6, 18), "spring", 2],
		[date(2025, 6, 20), "spring", 0],
		[date(2026, 11, 4), "autumn", 46],
		[date(2026, 12, 20, 23), "autumn", 0],
		[date(2026, 12, 21), "winter", 88],
		[date(2027, 12, 21), "winter", 89],
		[date(2027, 1, 1), "winter", 77],
		[date(2027, 3, 19, 23), "winter", 0],
		[date(2026, 7, 1), "spring", 0],
	] as const)("on %s of %s: %i", (today, season, days) => {
		expect(daysRemaining(today, season)).toBe(days);
	});

	it("winter ends in the next year if it is December", () => {
		expect(seasonEnd("winter", date(2026, 12, 25))).toEqual(date(2027, 3, 19));
		expect(seasonEnd("winter", date(2027, 2, 1))).toEqual(date(2027, 3, 19));
	});

	it("from the first day of spring on, winter is the coming one", () => {
		expect(seasonEnd("winter", date(2026, 3, 19, 23))).toEqual(date(2026, 3, 19));
		expect(seasonEnd("winter", date(2026, 3, 20))).toEqual(date(2027, 3, 19));
	});
});

describe("yearAngle", () => {
	it.each([
		[date(2026, 12, 21), 0.5],
		[date(2027, 2, 3), 45],
		[date(2027, 3, 19), 89.5],
		[date(2027, 3, 20), 90.5],
		[date(2027, 6, 20), 179.5],
		[date(2027, 6, 21), 180.5],
		[date(2027, 9, 23), 270.5],
		[date(2027, 12, 20, 23), 359.5],
	])("%s is at the middle of its day, at %d degrees", (day, degrees) => {
		expect(yearAngle(day)).toBeCloseTo(degrees, 1);
	});
});

it.each([
	[date(2027, 3, 27, 23), date(2027, 3, 28, 1), 1],
	[date(2027, 3, 28), date(2027, 3, 29), 1],
	[date(2027, 10, 30, 23), date(2027, 11, 1), 2],
	[date(2028, 2, 28), date(2028, 3, 1), 2],
	[date(2027, 1, 1), date(2026, 12, 31, 23), -1],
	[date(2027, 1, 1, 1), date(2027, 1, 1, 23), 0],
])("from %s to %s: %i days", (from, to, days) => {
	expect(daysBetween(from, to)).toBe(days);
});

it.each([
	["spring", date(2026, 11, 4), date(2027, 3, 20)],
	["winter", date(2026, 12, 20, 23), date(2026, 12, 21)],
	["winter", date(2026, 12, 21), date(2027, 12, 21)],
	["summer", date(2027, 1, 1), date(2027, 6, 21)],
] as const)("%s as seen on %s starts on %s", (season, today, start) => {
	expect(comingStart(season, today)).toEqual(start);
});

it("rejects an invalid date", () => {
	const none = new Date(Number.NaN);
	for (const rule of [seasonOn, seasonByMonth, (day: Date) => daysRemaining(day, "spring")])
		expect(() => rule(none)).toThrow(RangeError);
});

it("the seasons follow one another through the year", () => {
	expect(SEASONS.map(nextSeason)).toEqual(["summer", "autumn", "winter", "spring"]);
});

it.each([
	["?season=winter", "winter"],
	["season=autumn", "autumn"],
	["?season=monsoon", "summer"],
	["?season=Winter", "summer"],
	["?season=", "summer"],
	["?other=winter", "summer"],
	["", "summer"],
])("with %j the season shown is %s", (search, season) => {
	expect(currentSeason(search, "automatic", date(2026, 7, 1))).toBe(season);
});

it.each([
	["", "winter", "winter"],
	["?season=spring", "winter", "spring"],
	["", "automatic", "summer"],
	["", "monsoon", "summer"],
	["", undefined, "summer"],
])("with %j and the stored choice %j the season shown is %s", (search, choice, season) => {
	expect(currentSeason(search, choice, new Date(2026, 6, 1))).toBe(season);
});
