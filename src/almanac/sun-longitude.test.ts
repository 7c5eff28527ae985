import { expect, it } from "vitest";
import { sunLongitude } from "./sun-longitude.ts";

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
