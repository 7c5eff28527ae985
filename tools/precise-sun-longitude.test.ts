import { expect, it } from "vitest";
import { almanacSpan } from "../src/almanac/span.ts";
import { sunLongitude } from "../src/almanac/sun-longitude.ts";
import { preciseSunLongitude } from "./precise-sun-longitude.ts";

/** In degrees, the short way round. */
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

it("the page's own formula agrees to 0.01° throughout the almanac's span", () => {
	const from = Date.UTC(almanacSpan.from, 0, 1);
	const to = Date.UTC(almanacSpan.to + 1, 0, 1);
	let furthest = 0;
	for (let ms = from; ms < to; ms += 41 * 3_600_000) {
		const instant = new Date(ms);
		furthest = Math.max(furthest, apart(sunLongitude(instant), preciseSunLongitude(instant)));
	}
	expect(furthest).toBeLessThan(0.01);
});

it("stays within the circle", () => {
	const equinox = Date.parse("2026-03-20T14:45:57Z");
	expect(preciseSunLongitude(new Date(equinox - 60_000))).toBeGreaterThan(359.99);
	expect(preciseSunLongitude(new Date(equinox + 60_000))).toBeLessThan(0.01);
});
