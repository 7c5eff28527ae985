import type { ParticlePool } from "./particle-pool.ts";
import { columnOf, minAlpha, type Sprites } from "./sprites.ts";

/** A picture in the browser's `ImageData` layout: one number per pixel, with the opacity in the highest byte. */
export interface Pixels {
	width: number;
	height: number;
	data: Uint32Array;
}

/**
 * Blends particles into a picture pixel by pixel. For hundreds of small particles this is twice as fast as a canvas
 * call for each: most of the cost of such a call is the call itself.
 * @param source the sprites' picture
 */
export function blendParticles(
	target: Pixels,
	source: Pixels,
	{ cell, top }: Sprites,
	{ count, x, y, rotation, opacity, shade, row }: ParticlePool,
	pixelRatio: number,
): void {
	for (let i = 0; i < count; i++) {
		const alpha = (opacity[i] as number) * (shade[i] as number);
		if (alpha < minAlpha) continue;
		const sprite = row[i] as number;
		const edge = cell[sprite] as number;
		const left = Math.round((x[i] as number) * pixelRatio - edge / 2);
		const above = Math.round((y[i] as number) * pixelRatio - edge / 2);
		const fromX = Math.max(0, -left);
		const toX = Math.min(edge, target.width - left);
		const toY = Math.min(edge, target.height - above);
		const column = columnOf(rotation[i] as number) * edge;
		const strength = (alpha * 256) | 0;
		for (let v = Math.max(0, -above); v < toY; v++) {
			let from = ((top[sprite] as number) + v) * source.width + column + fromX;
			let to = (above + v) * target.width + left + fromX;
			for (let u = fromX; u < toX; u++, from++, to++) {
				const over = source.data[from] as number;
				if (over !== 0) target.data[to] = blend(over, target.data[to] as number, strength);
			}
		}
	}
}

/** Blends one pixel over another. @param strength of the upper one, 0 to 256 */
export function blend(over: number, under: number, strength: number): number {
	const upper = ((over >>> 24) * strength) >> 8;
	if (under === 0) return (over & 0xffffff) | (upper << 24);
	const sum = upper + ((((under >>> 24) * (255 - upper)) / 255) | 0);
	if (sum === 0) return 0;
	const share = ((upper << 8) / sum) | 0;
	const rest = 256 - share;
	const redBlue = (((over & 0xff00ff) * share + (under & 0xff00ff) * rest) / 256) & 0xff00ff;
	const green = (((over & 0xff00) * share + (under & 0xff00) * rest) >>> 8) & 0xff00;
	return (sum << 24) | redBlue | green;
}
