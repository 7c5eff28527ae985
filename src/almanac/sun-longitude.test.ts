import { SunPosition } from "astronomy-engine";
import { expect, it } from "vitest";
import { almanacSpan } from "./span.ts";
import { sunLongitude } from "./sun-longitude.ts";

it("agrees with the more precise computation to 0.01° throughout the almanac's span", () => {
	const from = Date.UTC(almanacSpan.from, 0, 1);
	const to = Date.UTC(almanacSpan.to + 1, 0, 1);
	let furthest = 0;
	for (let ms = from; ms < to; ms += 41 * 3_600_000) {
		const apart = Math.abs(sunLongitude(new Date(ms)) - SunPosition(new Date(ms)).elon);
		furthest = Math.max(furthest, Math.min(apart, 360 - apart));
	}
	expect(furthest).toBeLessThan(0.01);
});

it.each([
	["2026-03-20T14:45:53Z", 0],
	["2026-06-21T08:24:26Z", 90],
	["2026-09-23T00:05:08Z", 180],
	["2026-12-21T20:50:09Z", 270],
])("%s: %i°", (instant, degrees) => {
	const apart = Math.abs(sunLongitude(new Date(instant)) - degrees);
	expect(Math.min(apart, 360 - apart)).toBeLessThan(0.01);
});

it("rejects an invalid date", () => {
	expect(() => sunLongitude(new Date(Number.NaN))).toThrow(RangeError);
});
