import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Effect, Looks } from "./effect.ts";
import { createPainter, type Painter } from "./paint.ts";
import { addParticle, createPool } from "./particle-pool.ts";

const sprites = vi.hoisted(() => ({ made: 0 }));

vi.mock("./sprites.ts", async (original) => ({
	...(await original<typeof import("./sprites.ts")>()),
	createSprites: (_looks: unknown, ratio: number) => {
		sprites.made++;
		return {
			image: "sprites",
			cell: [12 * ratio, 20 * ratio],
			top: [0, 12 * ratio],
			readPixels: () => ({ width: 960, height: 32, data: new Uint8ClampedArray(122_880).fill(255) }),
		};
	},
}));

const looks: Looks = { elements: ["🌸"], colours: [""], sizes: [10, 18] };
const canvas = { width: 0, height: 0, getContext: () => context };
const context = {
	globalAlpha: 1,
	drawImage: vi.fn(),
	clearRect: vi.fn(),
	putImageData: vi.fn(),
	createImageData: (width: number, height: number) => ({
		width,
		height,
		data: new Uint8ClampedArray(width * height * 4),
	}),
};

function effectOf(count: number, fields: Record<string, number> = {}): Effect<Looks> {
	const pool = createPool(count);
	for (let n = 0; n < count; n++) {
		const index = addParticle(pool);
		for (const [name, value] of Object.entries({ x: 100.4, y: 50.2, opacity: 0.8, shade: 1, row: 1, ...fields }))
			(pool[name as "x"] as Float32Array)[index] = value;
	}
	return { settings: looks, pool, sinceSpawnMs: 0, begun: true, lastX: 0, lastY: 0 };
}

function paint(effect: Effect<Looks>, ratio = 1) {
	const painter = createPainter(canvas as unknown as HTMLCanvasElement) as Painter;
	painter.resize(800, 600, ratio);
	painter.paint(effect);
	return painter;
}

beforeEach(() => {
	sprites.made = 0;
	context.drawImage.mockReset();
	context.clearRect.mockReset();
	context.putImageData.mockReset();
});

describe("painting", () => {
	it("copies the particle's row around its centre, unscaled", () => {
		paint(effectOf(1));
		const [image, ...numbers] = context.drawImage.mock.calls[0] as [string, ...number[]];
		expect(image).toBe("sprites");
		expect(numbers.map((number) => Math.round(number * 10) / 10)).toEqual([0, 12, 20, 20, 90.4, 40.2, 20, 20]);
		expect(context.globalAlpha).toBeCloseTo(0.8);
	});

	it.each([
		[0, 0],
		[Math.PI + 0.01, 24],
		[2 * Math.PI - 0.01, 47],
		[-0.01, 47],
		[5 * Math.PI + 0.01, 24],
	])("turned by %d: column %d", (rotation, column) => {
		paint(effectOf(1, { rotation }));
		expect(context.drawImage.mock.calls[0]?.[1]).toBe(column * 20);
	});

	it("in device px", () => {
		paint(effectOf(1), 2);
		expect([canvas.width, canvas.height]).toEqual([1600, 1200]);
		expect(context.drawImage.mock.calls[0]?.slice(2, 5)).toEqual([24, 40, 40]);
		expect(context.drawImage.mock.calls[0]?.[5]).toBeCloseTo(180.8);
	});

	it.each([
		["faded", { opacity: 0 }],
		["shaded by a text", { shade: 0 }],
	])("skips what is %s", (_name, fields) => {
		paint(effectOf(1, fields));
		expect(context.drawImage).not.toHaveBeenCalled();
	});

	it("blends pixels itself while there are many particles, from the second picture on", () => {
		const painter = paint(effectOf(501));
		expect(context.drawImage).toHaveBeenCalledTimes(501);
		painter.clear();
		painter.paint(effectOf(501));
		painter.finish();
		expect(context.drawImage).toHaveBeenCalledTimes(501);
		const [[image]] = context.putImageData.mock.calls as [[ImageData]];
		const isSeen = (x: number, y: number) => (image.data[(y * 800 + x) * 4 + 3] ?? 0) > 250;
		expect([89, 90, 109, 110].map((x) => isSeen(x, 50))).toEqual([false, true, true, false]);
		painter.clear();
		painter.paint(effectOf(1));
		painter.clear();
		expect(context.clearRect).toHaveBeenCalled();
		painter.paint(effectOf(1));
		painter.finish();
		expect(context.drawImage).toHaveBeenCalledTimes(502);
	});

	it("draws sprites once for the same looks, and again for another resolution", () => {
		const effect = effectOf(1);
		const painter = paint(effect);
		painter.paint({ ...effect, settings: { ...looks } });
		expect(sprites.made).toBe(1);
		painter.resize(800, 600, 2);
		painter.paint(effect);
		expect(sprites.made).toBe(2);
	});

	it("clears only what was painted", () => {
		const painter = paint(effectOf(1));
		painter.clear();
		painter.clear();
		expect(context.clearRect.mock.calls).toEqual([[0, 0, 800, 600]]);
	});

	it("does not exist without a context", () => {
		expect(createPainter({ getContext: () => null } as unknown as HTMLCanvasElement)).toBeNull();
	});
});
