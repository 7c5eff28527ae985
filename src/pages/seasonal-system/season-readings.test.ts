import { expect, it } from "vitest";
import { readings, seasonLength } from "./season-readings.ts";

it.each(["byDate", "byMonth"] as const)("%s divides the whole year into five runs, winter at both ends", (reading) => {
	const runs = readings[reading];
	expect(runs.map(({ season }) => season)).toEqual(["winter", "spring", "summer", "autumn", "winter"]);
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
