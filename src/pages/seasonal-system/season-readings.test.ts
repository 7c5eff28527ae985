import { expect, it } from "vitest";
import { disagreements, readings, seasonLength } from "./season-readings.ts";

const text = (day: Date) => `${day.getDate()}/${day.getMonth() + 1}`;

it("the two readings differ on 81 days, before each boundary", () => {
	expect(
		disagreements.map(({ first, last, days, byDate, byMonth }) => [text(first), text(last), days, byDate, byMonth]),
	).toEqual([
		["1/3", "19/3", 19, "winter", "spring"],
		["1/6", "20/6", 20, "spring", "summer"],
		["1/9", "22/9", 22, "summer", "autumn"],
		["1/12", "20/12", 20, "autumn", "winter"],
	]);
});

it.each(["byDate", "byMonth"] as const)("%s divides the whole year into five runs, winter at both ends", (reading) => {
	const runs = readings[reading];
	expect(runs.map(({ value }) => value)).toEqual(["winter", "spring", "summer", "autumn", "winter"]);
	expect(runs.reduce((sum, run) => sum + run.days, 0)).toBe(365);
});

it.each([
	["spring", 93, 93],
	["summer", 94, 94],
	["autumn", 89, 89],
	["winter", 89, 90],
] as const)("%s lasts %i days, %i with 29 February", (season, common, leap) => {
	expect(seasonLength(season)).toEqual({ common, leap });
});
