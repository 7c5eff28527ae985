import { expect, it } from "vitest";
import { seasonEnd } from "#src/season/calendar.ts";
import { comingStart } from "#src/season/coming-start.ts";
import { SEASONS } from "#src/season/season.ts";
import { dayOfSeason } from "#src/season/year-position.ts";
import { seasons } from "./seasons.ts";

const monthDay = (date: Date) =>
	[date.getMonth() + 1, date.getDate()].map((number) => String(number).padStart(2, "0")).join("-");

it.each(SEASONS)("%s begins and ends on the calendar's dates", (season) => {
	const { startDate, endDate, season: named } = seasons[season];
	const first = comingStart(season, new Date(2026, 5, 1));
	expect(named).toBe(season);
	expect(dayOfSeason(first)).toMatchObject({ season, n: 1 });
	expect(startDate).toBe(monthDay(first));
	expect(endDate).toBe(monthDay(seasonEnd(season, first)));
});
