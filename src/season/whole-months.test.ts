import { expect, it } from "vitest";
import { wholeMonths } from "./whole-months.ts";

it.each([
	["spring", "March to May"],
	["summer", "June to August"],
	["autumn", "September to November"],
	["winter", "December to February"],
] as const)("gives %s its months", (season, months) => {
	expect(wholeMonths(season)).toBe(months);
});
