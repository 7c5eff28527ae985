import { expect, it } from "vitest";
import { gardenerProgramme } from "#src/content/facts/community.ts";
import { meetingWeeks } from "./meeting-weeks.ts";

/** The weeks with a meeting, counted from 1. */
const met = (flags: readonly boolean[]) => flags.flatMap((flag, index) => (flag ? [index + 1] : []));

it("meets weekly in the first month, then every second week to the end", () => {
	const weeks = meetingWeeks(gardenerProgramme);
	expect(weeks).toHaveLength(26);
	expect(met(weeks)).toEqual([1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26]);
});

it.each([
	[{ newcomersFirstMonths: 1, weeklyInFirstMonths: 1 }, [1, 2, 3, 4]],
	[{ newcomersFirstMonths: 1, weeklyInFirstMonths: 0 }, [2, 4]],
	[{ newcomersFirstMonths: 0, weeklyInFirstMonths: 0 }, []],
])("with %j meets in the weeks %j", (programme, weeks) => {
	expect(met(meetingWeeks(programme))).toEqual(weeks);
});

it.each([
	{ newcomersFirstMonths: 1, weeklyInFirstMonths: 2 },
	{ newcomersFirstMonths: 1, weeklyInFirstMonths: -1 },
])("rejects the programme %j", (programme) => {
	expect(() => meetingWeeks(programme)).toThrow(RangeError);
});
