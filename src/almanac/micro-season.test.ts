import { expect, it } from "vitest";
import { microSeasonOn } from "./micro-season.ts";

it("the year passes through all 72, each begun on its first day", () => {
	const seen = new Set<number>();
	for (
		let day = new Date(2028, 0, 1);
		day.getFullYear() === 2028;
		day = new Date(2028, day.getMonth(), day.getDate() + 1)
	) {
		const microSeason = microSeasonOn(day);
		seen.add(microSeason.n);
		expect(microSeason.kanji && microSeason.reading && microSeason.meaning).toBeTruthy();
	}
	expect(seen.size).toBe(72);
});

it("counts from the beginning of spring in February", () => {
	expect(microSeasonOn(new Date(2026, 1, 5)).n).toBe(1);
	expect(microSeasonOn(new Date(2026, 2, 27)).meaning).toBe("First cherry blossoms");
});

it("one ends with the year and another begins with it", () => {
	expect(microSeasonOn(new Date(2026, 11, 31, 23)).start).toBe("12-27");
	expect(microSeasonOn(new Date(2027, 0, 1)).start).toBe("01-01");
});

it("refuses a date that is none", () => {
	expect(() => microSeasonOn(new Date(Number.NaN))).toThrow(RangeError);
});
