import { describe, expect, it } from "vitest";
import almanac from "./almanac.json" with { type: "json" };
import { beginningOn, microSeasonOn } from "./micro-season.ts";
import { almanacSpan, longitudeOf, stepAt } from "./span.ts";
import { startsOf } from "./starts.ts";

describe.each([2028, 2050, 2026])("the year %i", (year) => {
	it("passes through all 72, each starting on its first day", () => {
		const seen = new Set<number>();
		for (
			let day = new Date(year, 0, 1);
			day.getFullYear() === year;
			day = new Date(year, day.getMonth(), day.getDate() + 1)
		) {
			const microSeason = microSeasonOn(day);
			seen.add(microSeason?.n ?? 0);
			expect(microSeason?.kanji && microSeason.reading && microSeason.meaning).toBeTruthy();
		}
		expect(seen.size).toBe(72);
	});
});

it.each([
	// 2026 by the Sun: spring begins on 4 February at 05:02, the equinox is on 20 March at 23:46.
	["2026-02-03", 72],
	["2026-02-04", 1],
	["2026-03-19", 9],
	["2026-03-20", 10],
	["2026-03-27", 11],
	["2026-11-21", 57],
	["2026-11-22", 58],
	// 22.5 minutes before midnight in Japan, and three minutes after it.
	["2030-02-17", 3],
	["2030-02-18", 4],
	["2025-12-21", 63],
	["2025-12-22", 64],
	// Around New Year one of them begins on 31 December in some years, on 1 January in others.
	["2025-12-30", 65],
	["2025-12-31", 66],
	["2026-12-31", 65],
	["2027-01-01", 66],
	// Beyond the almanac the usual dates apply.
	["2023-02-04", 1],
	[`${almanacSpan.to + 1}-03-20`, 10],
	["1970-01-01", 66],
	["2099-12-31", 65],
])("%s is in micro-season %i", (day, n) => {
	expect(beginningOn(day).microSeason.n).toBe(n);
	const [year, month, date] = day.split("-").map(Number) as [number, number, number];
	expect(microSeasonOn(new Date(year, month - 1, date, 23, 59))?.n).toBe(n);
});

it("gives its first day", () => {
	expect(beginningOn("2026-11-26")).toMatchObject({
		day: "2026-11-22",
		microSeason: { n: 58, meaning: "Rainbows hide" },
	});
	expect(beginningOn("2026-01-03").day).toBe("2025-12-31");
});

it("computed days are within a day of the usual ones", () => {
	for (let year = almanacSpan.from; year <= almanacSpan.to; year++)
		for (const { microSeason, day } of startsOf(year)) {
			const apart = Date.parse(day) - Date.parse(`${year}-${microSeason.start}T00:00Z`);
			expect(Math.abs(apart)).toBeLessThanOrEqual(86_400_000);
		}
});

it("names: 24 terms and 72 micro-seasons, three to a term, five degrees each", () => {
	expect(almanac.solarTerms).toHaveLength(24);
	expect(almanac.microSeasons.map(({ n }) => n)).toEqual(Array.from({ length: 72 }, (_, index) => index + 1));
	for (const { n } of almanac.microSeasons) {
		expect(stepAt(longitudeOf(n))).toBe(n);
		expect(stepAt(longitudeOf(n) + 4.99)).toBe(n);
	}
	expect([longitudeOf(1), longitudeOf(10), longitudeOf(28), longitudeOf(46), longitudeOf(64)]).toEqual([
		315, 0, 90, 180, 270,
	]);
});

it.each([
	[-1, 11, 31, undefined],
	[0, 0, 1, 66],
	[9998, 11, 31, 65],
	[9999, 0, 1, undefined],
])("the year %i, month %i, day %i: micro-season %s", (year, month, day, n) => {
	const date = new Date(2026, 0, 1);
	date.setFullYear(year, month, day);
	expect(microSeasonOn(date)?.n).toBe(n);
});

it("rejects an invalid date", () => {
	expect(() => microSeasonOn(new Date(Number.NaN))).toThrow(RangeError);
});
