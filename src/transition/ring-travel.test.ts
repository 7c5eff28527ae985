import { describe, expect, it } from "vitest";
import { SEASONS } from "#src/season/season.ts";
import { ringTravel } from "./ring-travel.ts";

describe("the path along the ring", () => {
	it.each([
		["winter", "spring", 45, 135],
		["spring", "summer", 135, 225],
		["autumn", "winter", 315, 405],
		["spring", "winter", 135, 405],
		["summer", "spring", 225, 495],
	] as const)("from %s to %s: %i to %i degrees", (fromSeason, toSeason, from, to) => {
		expect(ringTravel(fromSeason, toSeason)).toEqual({ from, to });
	});

	it("goes forward, less than one full turn, and ends at the season", () => {
		for (const fromSeason of SEASONS)
			for (const toSeason of SEASONS.filter((season) => season !== fromSeason)) {
				const { from, to } = ringTravel(fromSeason, toSeason);
				expect(to - from).toBeGreaterThan(0);
				expect(to - from).toBeLessThan(360);
				expect(to % 360).toBe(ringTravel(toSeason, fromSeason).from);
			}
	});
});
