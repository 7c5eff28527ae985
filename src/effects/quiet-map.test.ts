import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addParticle, createPool } from "./particle-pool.ts";
import { createQuietMap, shadeParticles } from "./quiet-map.ts";

const text = { left: 200, top: 100, right: 400, bottom: 140 };

function shadeAt(x: number, y: number, before: number, elapsedMs: number, areas = [text]): number {
	const pool = createPool(1);
	const index = addParticle(pool);
	pool.x[index] = x;
	pool.y[index] = y;
	pool.shade[index] = before;
	shadeParticles(pool, createQuietMap(areas, 800, 600), elapsedMs);
	return pool.shade[index] as number;
}

describe("near text", () => {
	it.each([
		["in the middle", 300, 120, 0],
		["within a particle's reach of its edge", 170, 120, 0],
		["just below", 300, 170, 0],
		["well beside", 100, 120, 1],
		["well below", 300, 300, 1],
		["outside of the window", -40, -40, 1],
	])("%s, %d, %d: shade %d after a while", (_name, x, y, left) => {
		expect(shadeAt(x, y, 1 - left, 1000)).toBe(left);
	});

	it.each([
		["left", 159, 120, 1],
		["left", 160, 120, 0],
		["right", 447, 120, 0],
		["right", 448, 120, 1],
		["above", 300, 63, 1],
		["above", 300, 64, 0],
		["below", 300, 191, 0],
		["below", 300, 192, 1],
	])("cells are quiet for 32 px around, rounded up to whole cells of 16 px: %s, %d, %d: %d", (_side, x, y, left) => {
		expect(shadeAt(x, y, 1 - left, 1000, [{ left: 200, top: 105, right: 405, bottom: 145 }])).toBe(left);
	});

	it.each([
		["left", { left: -40, top: 200, right: -20, bottom: 220 }, 5, 210],
		["right", { left: 830, top: 200, right: 900, bottom: 220 }, 795, 210],
		["top", { left: 300, top: -40, right: 400, bottom: -20 }, 350, 5],
		["bottom", { left: 300, top: 626, right: 400, bottom: 700 }, 350, 599],
	])("cells are quiet at the %s edge for text just outside", (_side, area, x, y) => {
		expect(shadeAt(x, y, 1, 1000, [area])).toBe(0);
	});

	it.each([
		[-40, 300],
		[840, 300],
		[400, -40],
		[400, 640],
	])("particles come back at %d, %d, outside the window", (x, y) => {
		expect(shadeAt(x, y, 0, 1000)).toBe(1);
	});

	it("particles fade out within 160 ms, and back in at the same rate", () => {
		expect(shadeAt(300, 120, 1, 80)).toBeCloseTo(0.5);
		expect(shadeAt(300, 120, 1, 160)).toBe(0);
		expect(shadeAt(100, 120, 0, 80)).toBeCloseTo(0.5);
	});

	it("nothing stays behind any text, wherever the text is", () => {
		const side = fc.integer({ min: -300, max: 1200 });
		const area = fc.record({ left: side, top: side, width: fc.nat(500), height: fc.nat(500) });
		fc.assert(
			fc.property(fc.array(area, { minLength: 1, maxLength: 5 }), fc.nat(800), fc.nat(600), (boxes, x, y) => {
				const areas = boxes.map(({ left, top, width, height }) => ({
					left,
					top,
					right: left + width,
					bottom: top + height,
				}));
				const behind = areas.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
				const shade = shadeAt(x, y, 1, 1000, areas);
				expect([0, 1]).toContain(shade);
				if (behind) expect(shade).toBe(0);
			}),
		);
	});
});
