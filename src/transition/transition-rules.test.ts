import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seasons } from "#src/content/seasons/seasons.ts";
import { transitionCounts } from "#src/effects/effect-settings.ts";
import { durationScale, phaseAt, transitionAt, transitionDuration } from "./transition-rules.ts";

describe("duration of a passage", () => {
	it.each([
		["spring", 2100, 2100, 3000, 4500],
		["summer", 1750, 1750, 2500, 3750],
		["autumn", 2450, 2450, 3500, 5250],
		["winter", 2800, 2800, 4000, 6000],
	] as const)("to %s: minimal %i, subtle %i, moderate %i, vibrant %i ms", (season, ...expected) => {
		const { durationMs } = seasons[season].transition;
		const all = (["minimal", "subtle", "moderate", "vibrant"] as const).map((intensity) =>
			transitionDuration(durationMs, intensity),
		);
		expect(all).toEqual(expected);
	});

	it("has a scale for each drama that has a number of particles", () => {
		expect(Object.keys(durationScale).sort()).toEqual(Object.keys(transitionCounts).sort());
	});
});

it.each([
	[0, "beginning"],
	[0.299_999, "beginning"],
	[0.3, "peak"],
	[0.5, "peak"],
	[0.699_999, "peak"],
	[0.7, "ending"],
	[0.999_999, "ending"],
	[1, "ending"],
])("progress %d is phase %s", (progress, phase) => {
	expect(phaseAt(progress)).toBe(phase);
});

describe("state of a passage", () => {
	it.each([
		[-5, "beginning", 0],
		[0, "beginning", 0],
		[1199, "beginning", 0.29975],
		[1200, "peak", 0.3],
		[2000, "peak", 0.5],
		[2799, "peak", 0.69975],
		[2800, "ending", 0.7],
		[3999, "ending", 0.99975],
	])("after %i of 4000 ms: %s, %d", (elapsedMs, phase, progress) => {
		expect(transitionAt("autumn", "winter", elapsedMs, 4000)).toEqual({
			fromSeason: "autumn",
			toSeason: "winter",
			phase,
			progress,
		});
	});

	it.each([
		[4000, 4000],
		[1e9, 4000],
		[0, 0],
		[10, 0],
		[Number.NaN, 4000],
		[10, Number.NaN],
	])("is over after %d of %d ms", (elapsedMs, durationMs) => {
		expect(transitionAt("autumn", "winter", elapsedMs, durationMs)).toBeNull();
	});

	it("goes through the phases in their shares, whatever the duration", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (ms, share) => {
				const state = transitionAt("spring", "summer", share * ms, ms);
				const expected = share < 0.3 ? "beginning" : share < 0.7 ? "peak" : "ending";
				// At an exact boundary the product may fall slightly to either side.
				if (state && [0.3, 0.7].every((edge) => Math.abs(share - edge) > 1e-9)) expect(state.phase).toBe(expected);
			}),
		);
	});
});
