import petalDrawing from "#src/art/petal.svg?raw";
import type { Looks } from "./effect.ts";

/**
 * One picture that holds every look in every element, colour, size and rotation: one row per look, one column per
 * rotation.
 */
export interface Sprites {
	image: ImageBitmap | OffscreenCanvas | HTMLCanvasElement;
	/** Edge of a row's square cells, in device px. */
	cell: Uint16Array;
	/** Top of each row, in device px. */
	top: Uint16Array;
	/** The same picture as numbers, for painting without the canvas. */
	readPixels(): ImageData;
}

/** Steps per full turn: 7.5 degrees each, about one pixel at the edge of a particle. */
const rotations = 48;
/** Nothing is visible below this opacity. */
export const minAlpha = 1 / 256;

/** The column for a rotation in radians. */
export function columnOf(rotation: number): number {
	const turns = rotation / (2 * Math.PI);
	return ((turns - Math.floor(turns)) * rotations) | 0;
}

const petal = /\bd="([^"]+)"/.exec(petalDrawing)?.[1] ?? "";
/** Height of the petal and its middle, in the drawing's units. */
const petalHeight = 0.96;
const petalMiddle = -0.48;

/** No emoji consists of this colour alone. */
const probe = "#f0f";

/** An off-page canvas: an `OffscreenCanvas`, or a detached canvas element in browsers without it. */
function createCanvas(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
	if (typeof OffscreenCanvas === "function") return new OffscreenCanvas(width, height);
	return Object.assign(document.createElement("canvas"), { width, height });
}

function contextOf(canvas: OffscreenCanvas | HTMLCanvasElement): CanvasRenderingContext2D {
	const context = canvas.getContext("2d");
	if (!context) throw new Error("This browser gives no 2D context");
	// Both kinds of context support everything used here.
	return context as CanvasRenderingContext2D;
}

/**
 * Draws a look once, upright and at the largest size needed: drawing a glyph is expensive, copying its picture is not.
 */
function drawOnce(element: string, colour: string, edge: number): OffscreenCanvas | HTMLCanvasElement {
	const canvas = createCanvas(edge, edge);
	const context = contextOf(canvas);
	context.translate(edge / 2, edge / 2);
	if (element !== "petal") {
		context.font = `${edge * 0.76}px serif`;
		context.textAlign = "center";
		context.textBaseline = "middle";
		context.fillStyle = probe;
		context.fillText(element, 0, edge * 0.04);
		if (hasOwnColours(context.getImageData(0, 0, edge, edge).data)) return canvas;
		context.clearRect(-edge, -edge, 2 * edge, 2 * edge);
	}
	const scale = (edge * 0.94) / petalHeight;
	context.scale(scale, scale);
	context.translate(0, -petalMiddle);
	context.fillStyle = colour;
	context.fill(new Path2D(petal));
	return canvas;
}

/**
 * Whether a glyph has colours of its own. On a system without emoji, the box for the missing glyph takes the text
 * colour, and a petal replaces it.
 * @param pixels red, green, blue and opacity of each, drawn in pure magenta
 */
export function hasOwnColours(pixels: ArrayLike<number>): boolean {
	for (let at = 0; at < pixels.length; at += 4) {
		const [red = 0, green = 0, blue = 0, opacity = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
		if (opacity > 128 && (green > 32 || red < 223 || blue < 223)) return true;
	}
	return false;
}

/**
 * Draws all looks once.
 * @param pixelRatio device px per CSS px
 */
export function createSprites(
	{ elements, colours, sizes, petalColour = "#ffb7c5" }: Looks,
	pixelRatio: number,
): Sprites {
	const count = elements.length * colours.length * sizes.length;
	const cells = sizes.map((size) => Math.ceil(size * pixelRatio) + 2);
	const sprites = { cell: new Uint16Array(count), top: new Uint16Array(count) };
	const height = cells.reduce((sum, cell) => sum + cell, 0) * elements.length * colours.length;
	const largest = Math.max(...cells);
	const image = createCanvas(largest * rotations, height);
	const context = contextOf(image);
	let row = 0;
	let top = 0;
	for (const element of elements)
		for (const colour of colours) {
			const original = drawOnce(element, colour || petalColour, largest);
			for (const cell of cells) {
				sprites.cell[row] = cell;
				sprites.top[row++] = top;
				for (let turn = 0; turn < rotations; turn++) {
					context.setTransform(1, 0, 0, 1, (turn + 0.5) * cell, top + cell / 2);
					context.rotate((turn / rotations) * 2 * Math.PI);
					context.drawImage(original, 1 - cell / 2, 1 - cell / 2, cell - 2, cell - 2);
				}
				top += cell;
			}
		}
	const picture = "transferToImageBitmap" in image ? image.transferToImageBitmap() : image;
	return {
		...sprites,
		image: picture,
		readPixels() {
			const { width, height } = picture;
			const reading = contextOf(createCanvas(width, height));
			reading.drawImage(picture, 0, 0);
			return reading.getImageData(0, 0, width, height);
		},
	};
}
