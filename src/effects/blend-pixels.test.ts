import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blend } from "./blend-pixels.ts";

const bytes = (pixel: number) => [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255, pixel >>> 24];
const pixel = ([red = 0, green = 0, blue = 0, opacity = 0]: number[]) =>
	((opacity << 24) | (blue << 16) | (green << 8) | red) >>> 0;

describe("blending one pixel over another", () => {
	it.each([
		["full over nothing", [255, 183, 197, 255], [0, 0, 0, 0], 256, [255, 183, 197, 255]],
		["half over nothing", [255, 183, 197, 255], [0, 0, 0, 0], 128, [255, 183, 197, 127]],
		["full over something", [255, 183, 197, 255], [9, 9, 9, 255], 256, [255, 183, 197, 255]],
		["nothing over something", [255, 183, 197, 255], [9, 8, 7, 100], 0, [9, 8, 7, 100]],
	])("%s", (_name, over, under, strength, expected) => {
		expect(bytes(blend(pixel(over), pixel(under), strength) >>> 0)).toEqual(expected);
	});

	it("matches the canvas' own rule, apart from rounding", () => {
		const byte = fc.integer({ min: 0, max: 255 });
		const any = fc.array(byte, { minLength: 4, maxLength: 4 });
		fc.assert(
			fc.property(any, any, fc.integer({ min: 0, max: 256 }), (over, under, strength) => {
				const result = bytes(blend(pixel(over), pixel(under), strength) >>> 0);
				const upper = ((over[3] ?? 0) / 255) * (strength / 256);
				const lower = ((under[3] ?? 0) / 255) * (1 - upper);
				const sum = upper + lower;
				expect(Math.abs((result[3] ?? 0) - sum * 255)).toBeLessThanOrEqual(2);
				// The colours of nearly transparent pixels are rounded coarsely, which is not visible.
				if (sum < 0.3) return;
				for (const at of [0, 1, 2]) {
					const exact = ((over[at] ?? 0) * upper + (under[at] ?? 0) * lower) / sum;
					expect(Math.abs((result[at] ?? 0) - exact)).toBeLessThanOrEqual(8);
				}
			}),
		);
	});
});
