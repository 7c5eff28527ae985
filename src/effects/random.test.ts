import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { between, createRandom } from "./random.ts";

describe("createRandom", () => {
	it("draws the same numbers for the same seed, others for another", () => {
		const draw = (seed: number) => Array.from({ length: 5 }, createRandom(seed));
		expect(draw(7)).toEqual(draw(7));
		expect(draw(7)).not.toEqual(draw(8));
	});

	it.each([
		[1, 0.6270739405881613],
		[42, 0.6011037519201636],
	])("is Mulberry32: seed %d begins with %d", (seed, first) => {
		expect(createRandom(seed)()).toBe(first);
	});

	it("stays from 0 up to 1 and covers the whole range, for any seed", () => {
		fc.assert(
			fc.property(fc.integer(), (seed) => {
				const numbers = Array.from({ length: 400 }, createRandom(seed));
				expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
				expect(Math.min(...numbers)).toBeLessThan(0.1);
				expect(Math.max(...numbers)).toBeGreaterThan(0.9);
				expect(Math.max(...numbers)).toBeLessThan(1);
			}),
			{ numRuns: 30 },
		);
	});

	it("covers the range from the minimum to the maximum", () => {
		expect(between(() => 0, 5, 15)).toBe(5);
		expect(between(() => 0.5, 5, 15)).toBe(10);
	});
});
