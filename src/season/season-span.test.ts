import { expect, it } from "vitest";
import { seasons } from "#src/content/seasons/seasons.ts";
import { seasonSpan } from "./season-span.ts";

it.each([
	["spring", "20 Mar – 20 Jun"],
	["summer", "21 Jun – 22 Sep"],
	["autumn", "23 Sep – 20 Dec"],
	["winter", "21 Dec – 19 Mar"],
] as const)("%s lasts %s", (season, span) => {
	expect(seasonSpan(seasons[season])).toBe(span);
});

it.each([
	["01-01", "02-28", "1 Jan – 28 Feb"],
	["04-01", "05-31", "1 Apr – 31 May"],
	["07-09", "08-10", "9 Jul – 10 Aug"],
	["10-01", "11-30", "1 Oct – 30 Nov"],
])("a season from %s to %s would last %s", (startDate, endDate, span) => {
	expect(seasonSpan({ startDate, endDate })).toBe(span);
});
