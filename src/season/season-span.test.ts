import { expect, it } from "vitest";
import { seasonSpan } from "./season-span.ts";

it.each([
	["spring", "20 Mar – 20 Jun"],
	["summer", "21 Jun – 22 Sep"],
	["autumn", "23 Sep – 20 Dec"],
	["winter", "21 Dec – 19 Mar"],
] as const)("%s lasts %s", (season, span) => {
	expect(seasonSpan(season)).toBe(span);
});
