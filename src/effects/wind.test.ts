import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "./random.ts";
import { createWind, stepWind, windReadout } from "./wind.ts";

describe("wind", () => {
	it("starts at 0.5 and changes every 100 ms, not earlier", () => {
		const wind = createWind();
		stepWind(wind, 99, () => 1);
		expect(wind.strength).toBe(0.5);
		stepWind(wind, 1, () => 1);
		expect(wind.strength).toBe(0.75);
		stepWind(wind, 50, () => 1);
		expect(wind.strength).toBe(0.75);
	});

	it.each([
		["rises to 2 and no further", () => 1, 2],
		["falls to 0 and no further", () => 0, 0],
	])("%s", (_name, random, end) => {
		const wind = createWind();
		stepWind(wind, 10_000, random);
		expect(wind.strength).toBe(end);
	});

	it.each([0, 2])("returns from %d towards its usual 0.5", (strength) => {
		const wind = { ...createWind(), strength };
		stepWind(wind, 100, () => 0.5);
		expect(Math.abs(wind.strength - 0.5)).toBeLessThan(Math.abs(strength - 0.5));
		stepWind(wind, 60_000, () => 0.5);
		expect(wind.strength).toBeCloseTo(0.5);
	});

	it("stays between 0 and 2 and is shown now and then, for any seed", () => {
		fc.assert(
			fc.property(fc.integer(), (seed) => {
				const wind = createWind();
				const random = createRandom(seed);
				const strengths: number[] = [];
				for (let n = 0; n < 3_000; n++) {
					stepWind(wind, 100, random);
					strengths.push(wind.strength);
				}
				expect(Math.min(...strengths)).toBeGreaterThanOrEqual(0);
				expect(Math.max(...strengths)).toBeLessThanOrEqual(2);
				expect(strengths.some((strength) => windReadout(strength) !== null)).toBe(true);
				expect(strengths.some((strength) => windReadout(strength) === null)).toBe(true);
			}),
			{ numRuns: 20 },
		);
	});

	it.each([
		[0, null],
		[1.5, null],
		[1.54, null],
		[1.56, "1.6"],
		[2, "2.0"],
	])("reads %d as %s", (strength, shown) => {
		expect(windReadout(strength)).toBe(shown);
	});
});
