import { describe, expect, it, vi } from "vitest";
import type { Looks } from "./effect.ts";
import { createSprites, hasOwnColours } from "./sprites.ts";

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

/** Draws looks on canvases whose glyphs come out as this pixel. @returns the colours of the petals drawn */
function petalsDrawn(glyph: ArrayLike<number>, looks: Partial<Looks>): string[] {
	const colours: string[] = [];
	class Canvas {
		getContext() {
			const context = {
				fillStyle: "",
				getImageData: () => ({ data: glyph }),
				fill: () => colours.push(context.fillStyle),
			};
			return new Proxy(context, { get: (own, name) => Reflect.get(own, name) ?? (() => {}) });
		}
	}
	vi.stubGlobal("OffscreenCanvas", Canvas);
	vi.stubGlobal("Path2D", class {});
	createSprites({ elements: ["❄️"], colours: [""], sizes: [10], petalColour: "ice blue", ...looks }, 1);
	return colours;
}

describe("a petal", () => {
	const box = [255, 0, 255, 255];
	it.each<[string, ArrayLike<number>, Partial<Looks>, string[]]>([
		["replaces an emoji that the system lacks, in the season's colour", box, {}, ["ice blue"]],
		["does not replace one that has colours of its own", [0, 0, 255, 255], {}, []],
		["keeps its own colour", box, { elements: ["petal"], colours: ["red", "white"] }, ["red", "white"]],
	])("%s", (_name, glyph, looks, expected) => {
		expect(petalsDrawn(glyph, looks)).toEqual(expected);
	});
});
