import holidayJp from "@holiday-jp/holiday_jp";
import { expect, it } from "vitest";
import { nationalHolidays, unpackHolidays } from "../src/almanac/holidays.ts";
import { almanacCounts } from "../src/content/facts/community.ts";
import { almanacYears, sunSteps } from "./almanac.ts";
import { packedHolidays } from "./holidays.ts";

const years = almanacYears.map((year, index) => ({ year, days: unpackHolidays(packedHolidays()[index] ?? "") }));

it("the data set reaches beyond the almanac, to the year that the calendar names", () => {
	const lastKeptYear = Number(Object.values(holidayJp.holidays).at(-1)?.date.slice(0, 4));
	expect(lastKeptYear).toBe(2050);
	expect(almanacYears.at(-1)).toBeLessThanOrEqual(lastKeptYear);
});

it("has the specification's 16 holidays, each with characters, reading and meaning", () => {
	expect(nationalHolidays).toHaveLength(almanacCounts.nationalHolidays);
	for (const { kanji, reading, meaning } of nationalHolidays) expect(kanji && reading && meaning).toBeTruthy();
});

it.each(years)("$year has each of the 16 once", ({ days }) => {
	const own = days.filter(({ holiday }) => nationalHolidays.includes(holiday)).map(({ holiday }) => holiday.id);
	expect(own.toSorted()).toEqual(nationalHolidays.map(({ id }) => id).toSorted());
});

it.each(years)(
	"$year: every substitute follows a Sunday holiday, every citizens' holiday lies between two holidays",
	({ year, days }) => {
		const on = (monthDay: string, by: number) =>
			new Date(Date.parse(`${year}-${monthDay}T00:00Z`) + by * 86_400_000).toISOString().slice(5, 10);
		for (const { holiday, monthDay, insteadOf } of days) {
			if (holiday.id === "substitute") {
				const own = days.find((day) => day.holiday === insteadOf);
				expect(new Date(`${year}-${own?.monthDay}T00:00Z`).getUTCDay()).toBe(0);
				expect((own?.monthDay ?? "99") < monthDay).toBe(true);
			}
			if (holiday.id === "citizens")
				for (const by of [-1, 1]) expect(days.map((day) => day.monthDay)).toContain(on(monthDay, by));
		}
		const sundays = days.filter(({ monthDay }) => new Date(`${year}-${monthDay}T00:00Z`).getUTCDay() === 0);
		expect(days.filter(({ holiday }) => holiday.id === "substitute")).toHaveLength(sundays.length);
	},
);

it.each(years)("$year: the equinox holidays fall on the computed equinoxes", ({ year, days }) => {
	for (const [id, n] of [
		["spring-equinox", 10],
		["autumn-equinox", 46],
	] as const) {
		const kept = days.find(({ holiday }) => holiday.id === id)?.monthDay;
		expect(`${year}-${kept}`).toBe(sunSteps(year).find((step) => step.n === n)?.day);
	}
});

it("2026 has its substitute in May and its citizens' holiday in September", () => {
	const extra = years[2]?.days.filter(({ holiday }) => !nationalHolidays.includes(holiday));
	expect(extra?.map(({ monthDay, holiday, insteadOf }) => [monthDay, holiday.id, insteadOf?.id])).toEqual([
		["05-06", "substitute", "constitution"],
		["09-22", "citizens", undefined],
	]);
});
