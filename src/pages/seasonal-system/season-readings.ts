import { FIRST_DAY, seasonOn } from "#src/season/calendar.ts";
import type { Season } from "#src/season/season.ts";
import { seasonByMonth } from "#src/season/whole-months.ts";
import { dayOfSeason } from "#src/season/year-position.ts";

/** Consecutive days of the same season; `first` is a local day. */
export interface Run {
	season: Season;
	first: Date;
	days: number;
}

/** Every day of a common year; the readings are the same in every year. */
const days = Array.from({ length: 365 }, (_, index) => new Date(2026, 0, index + 1));

/** The year split wherever the season changes. */
function runsOf(reading: (day: Date) => Season): Run[] {
	const runs: Run[] = [];
	for (const day of days) {
		const season = reading(day);
		const run = runs.at(-1);
		if (run?.season === season) run.days += 1;
		else runs.push({ season, first: day, days: 1 });
	}
	return runs;
}

/** The year from 1 January by both readings; winter is at both ends. Specification 4.1. */
export const readings = { byDate: runsOf(seasonOn), byMonth: runsOf(seasonByMonth) };

/** Number of days in a season: in a common year, and if it contains 29 February. */
export function seasonLength(season: Season): { common: number; leap: number } {
	const [month, day] = FIRST_DAY[season];
	const lengthFrom = (year: number) => dayOfSeason(new Date(year, month - 1, day)).of;
	return { common: lengthFrom(2025), leap: lengthFrom(season === "winter" ? 2027 : 2028) };
}
