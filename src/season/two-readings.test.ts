import { expect, it } from "vitest";
import { seasonOn } from "./calendar.ts";
import { daysApart, readingsApart } from "./two-readings.ts";
import { seasonByMonth } from "./whole-months.ts";

it("matches both rules, day by day through a year", () => {
	const apart = Array.from({ length: 365 }, (_, day) => new Date(2026, 0, 1 + day)).filter(
		(date) => seasonOn(date) !== seasonByMonth(date),
	);
	const listed = readingsApart.flatMap(({ first, days }) =>
		Array.from({ length: days }, (_, day) => new Date(2026, first.getMonth(), 1 + day)),
	);
	expect(listed).toEqual(apart);
	expect(daysApart).toBe(apart.length);
	expect(daysApart).toBe(81);
});

it.each(readingsApart)("until the boundary of $season it is still $before by date", (apart) => {
	const { season, before, first, last, days } = apart;
	expect(last.getDate() - first.getDate() + 1).toBe(days);
	for (const day of [first, last]) expect([seasonByMonth(day), seasonOn(day)]).toEqual([season, before]);
});
