import { describe, expect, it } from "vitest";
import { hasOwnColours } from "./sprites.ts";

const pixels = (...colours: [number, number, number, number][]) => colours.flat();

describe("a glyph", () => {
	it.each([
		["a box for a missing glyph", pixels([0, 0, 0, 0], [255, 0, 255, 255], [255, 0, 255, 90]), false],
		["nothing at all", pixels([0, 0, 0, 0]), false],
		["a blurred edge", pixels([120, 0, 120, 60]), false],
		["a pink blossom", pixels([255, 0, 255, 90], [250, 180, 200, 255]), true],
		["a white heart", pixels([245, 245, 245, 255]), true],
		["a black outline", pixels([0, 0, 0, 255]), true],
	])("%s: has colours of its own: %#", (_name, drawn, expected) => {
		expect(hasOwnColours(drawn)).toBe(expected);
	});
});
