import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEASONS } from "#src/season/season.ts";
import { seasonProgress } from "./season-progress.ts";

describe("a current season", () => {
	it.each([
		["autumn", new Date(2026, 8, 23), 1, 89, 88],
		["autumn", new Date(2026, 10, 4, 23, 59), 43, 89, 46],
		["autumn", new Date(2026, 11, 20), 89, 89, 0],
		["winter", new Date(2026, 11, 31), 11, 89, 78],
		["winter", new Date(2027, 0, 1), 12, 89, 77],
		["winter", new Date(2028, 1, 29), 71, 90, 19],
		["spring", new Date(2026, 2, 29), 10, 93, 83],
	] as const)("%s on %s is at day %i of %i, %i left", (season, today, n, of, daysLeft) => {
		expect(seasonProgress(season, today)).toMatchObject({ begun: true, n, of, daysLeft });
	});

	it("knows its first and last day across the turn of the year", () => {
		expect(seasonProgress("winter", new Date(2027, 1, 1))).toMatchObject({
			start: new Date(2026, 11, 21),
			end: new Date(2027, 2, 19),
		});
	});
});

describe("a future season", () => {
	it.each([
		["spring", new Date(2026, 10, 4), 136, new Date(2027, 2, 20), new Date(2027, 5, 20)],
		["winter", new Date(2026, 11, 20, 18), 1, new Date(2026, 11, 21), new Date(2027, 2, 19)],
		["summer", new Date(2026, 8, 23), 271, new Date(2027, 5, 21), new Date(2027, 8, 22)],
		["autumn", new Date(2027, 2, 19), 188, new Date(2027, 8, 23), new Date(2027, 11, 20)],
	] as const)("%s as seen on %s begins in %i days", (season, today, daysUntil, start, end) => {
		expect(seasonProgress(season, today)).toMatchObject({ begun: false, daysUntil, start, end });
	});
});

it("is never negative, and never past its length", () => {
	const date = fc.date({ min: new Date(1971, 0, 1), max: new Date(2098, 11, 31), noInvalidDate: true });
	fc.assert(
		fc.property(fc.constantFrom(...SEASONS), date, (season, today) => {
			const progress = seasonProgress(season, today);
			expect(progress.of).toBeGreaterThanOrEqual(89);
			if (progress.begun) {
				expect(progress.n + progress.daysLeft).toBe(progress.of);
				expect(progress.n).toBeGreaterThanOrEqual(1);
			} else {
				expect(progress.daysUntil).toBeGreaterThanOrEqual(1);
				expect(progress.daysUntil).toBeLessThanOrEqual(366 - 88);
			}
		}),
	);
});

it("rejects an invalid date", () => {
	expect(() => seasonProgress("spring", new Date(Number.NaN))).toThrow(RangeError);
});
