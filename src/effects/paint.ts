import { blendParticles, type Pixels } from "./blend-pixels.ts";
import type { Effect, Looks } from "./effect.ts";
import type { ParticlePool } from "./particle-pool.ts";
import { columnOf, createSprites, minAlpha, type Sprites } from "./sprites.ts";

/** What the engine requires of a canvas. */
export interface Painter {
	/** @param width and height in CSS px */
	resize(width: number, height: number, pixelRatio: number): void;
	/** Starts a picture. */
	clear(): void;
	paint(effect: Effect<Looks>): void;
	/** Shows what was painted since `clear`. */
	finish(): void;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Above this number, nobody can follow a single particle, and pixels are blended by hand (`blend-pixels.ts`), which
 * is faster.
 */
const manyParticles = 500;

const pixelsOf = ({ width, height, data }: ImageData): Pixels => ({
	width,
	height,
	data: new Uint32Array(data.buffer),
});

/**
 * Paints particles from sprites that are drawn once: one copy of pixels per particle, without scaling or rotation.
 * @returns null if the canvas provides no 2D context
 */
export function createPainter(canvas: HTMLCanvasElement | OffscreenCanvas): Painter | null {
	const context = canvas.getContext("2d") as Context | null;
	if (!context) return null;
	/** Sprites for the current resolution. A pool is replaced when the look of its particles changes or it has to grow. */
	let drawn = new WeakMap<ParticlePool, Sprites>();
	let ratio = 1;
	let blank = true;
	/** Number of particles in this picture and in the previous one. */
	let count = 0;
	let countBefore = 0;
	/** The picture under construction while there are many particles. */
	let image: ImageData | null = null;
	let target: Pixels | null = null;
	const sources = new WeakMap<Sprites, Pixels>();

	return {
		resize(width, height, pixelRatio) {
			if (ratio !== pixelRatio) drawn = new WeakMap();
			ratio = pixelRatio;
			canvas.width = Math.max(1, Math.round(width * ratio));
			canvas.height = Math.max(1, Math.round(height * ratio));
			blank = true;
			image = target = null;
		},
		clear() {
			countBefore = count;
			count = 0;
			if (countBefore > manyParticles) {
				image ??= context.createImageData(canvas.width, canvas.height);
				target ??= pixelsOf(image);
				target.data.fill(0);
				return;
			}
			image = target = null;
			if (!blank) context.clearRect(0, 0, canvas.width, canvas.height);
			blank = true;
		},
		paint({ settings, pool }) {
			if (pool.count === 0) return;
			count += pool.count;
			const sprites = drawn.get(pool) ?? createSprites(settings, ratio);
			drawn.set(pool, sprites);
			if (target) {
				const source = sources.get(sprites) ?? pixelsOf(sprites.readPixels());
				sources.set(sprites, source);
				blendParticles(target, source, sprites, pool, ratio);
			} else paintSprites(context, sprites, pool, ratio);
			blank = false;
		},
		finish() {
			if (image) context.putImageData(image, 0, 0);
		},
	};
}

function paintSprites(context: Context, { image, cell, top }: Sprites, pool: ParticlePool, ratio: number): void {
	const { count, x, y, rotation, opacity, shade, row } = pool;
	for (let i = 0; i < count; i++) {
		const alpha = (opacity[i] as number) * (shade[i] as number);
		if (alpha < minAlpha) continue;
		context.globalAlpha = alpha;
		const sprite = row[i] as number;
		const edge = cell[sprite] as number;
		const left = (x[i] as number) * ratio - edge / 2;
		const above = (y[i] as number) * ratio - edge / 2;
		const column = columnOf(rotation[i] as number) * edge;
		context.drawImage(image, column, top[sprite] as number, edge, edge, left, above, edge, edge);
	}
}
