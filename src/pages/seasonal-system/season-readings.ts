import { FIRST_DAY, seasonOn } from "#src/season/calendar.ts";
import type { Season } from "#src/season/season.ts";
import { seasonByMonth } from "#src/season/whole-months.ts";
import { dayOfSeason } from "#src/season/year-position.ts";

/** Consecutive days with the same value; `first` and `last` are local days. */
export interface Run<Value> {
	value: Value;
	first: Date;
	last: Date;
	days: number;
}

/** Every day of a common year; the readings are the same in every year. */
const days = Array.from({ length: 365 }, (_, index) => new Date(2026, 0, index + 1));

/** The year split wherever a value changes. */
function runsOf<Value>(valueOn: (day: Date) => Value): Run<Value>[] {
	const runs: Run<Value>[] = [];
	for (const day of days) {
		const value = valueOn(day);
		const run = runs.at(-1);
		if (run && run.value === value) Object.assign(run, { last: day, days: run.days + 1 });
		else runs.push({ value, first: day, last: day, days: 1 });
	}
	return runs;
}

/** The year from 1 January by both readings; winter is at both ends. Specification 4.1. */
export const readings = { byDate: runsOf(seasonOn), byMonth: runsOf(seasonByMonth) };

/**
 * The periods in which they disagree, with the result of each. @example disagreements[0] // 1 to 19 March: winter by
 * date, spring by month
 */
export const disagreements = runsOf((day) =>
	seasonOn(day) === seasonByMonth(day) ? "" : `${seasonOn(day)} ${seasonByMonth(day)}`,
)
	.filter(({ value }) => value)
	.map(({ value, ...run }) => {
		const [byDate, byMonth] = value.split(" ") as [Season, Season];
		return { ...run, byDate, byMonth };
	});

/** Number of days in a season: in a common year, and if it contains 29 February. */
export function seasonLength(season: Season): { common: number; leap: number } {
	const [month, day] = FIRST_DAY[season];
	const lengthFrom = (year: number) => dayOfSeason(new Date(year, month - 1, day)).of;
	return { common: lengthFrom(2025), leap: lengthFrom(season === "winter" ? 2027 : 2028) };
}
