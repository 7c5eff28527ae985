import { expect, it } from "vitest";
import { monthsOfSeason } from "./months-of-season.ts";

it.each([
	["spring", "spring, March to May"],
	["summer", "summer, June to August"],
	["autumn", "autumn, September to November"],
	["winter", "winter, December to February"],
] as const)("gives %s its months", (season, months) => {
	expect(monthsOfSeason(season)).toBe(months);
});
