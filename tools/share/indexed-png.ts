import { crc32, deflateSync } from "node:zlib";

/** Pixels as resvg returns them: four bytes each, red, green, blue and an alpha that is ignored. */
export interface Pixels {
	width: number;
	height: number;
	data: Uint8Array;
}

/** The number of colours that one byte can index. */
const paletteSize = 256;

/**
 * Colours are distinguished by six bits per channel; paper white and pure white differ by more.
 * @param pixel its four bytes as one number, red the lowest
 */
const bucketOf = (pixel: number): number =>
	((pixel & 0xfc) << 10) | (((pixel >> 10) & 0x3f) << 6) | ((pixel >> 18) & 0x3f);

interface Palette {
	/** Red, green, blue of each colour in turn. */
	colours: Uint8Array;
	/** The palette index of each bucket that occurs. */
	indexOf: Uint8Array;
}

/**
 * The most frequent colours, flat ones exactly; every other colour is mapped to its nearest. Drawings with flat
 * backgrounds lose only shades along their edges.
 */
function paletteOf(pixels: Uint32Array): Palette {
	const counts = new Uint32Array(2 ** 18);
	/** The first pixel found represents its bucket: for a flat background it is the exact colour. */
	const shades = new Map<number, number>();
	let last = pixels[0] ?? 0;
	let bucket = bucketOf(last);
	for (const pixel of pixels) {
		if (pixel !== last) bucket = bucketOf(pixel);
		last = pixel;
		const count = counts[bucket] ?? 0;
		if (count === 0) shades.set(bucket, pixel);
		counts[bucket] = count + 1;
	}
	const often = [...shades].sort(([one], [other]) => (counts[other] ?? 0) - (counts[one] ?? 0));
	const colours = new Uint8Array(
		often.slice(0, paletteSize).flatMap(([, pixel]) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]),
	);
	const indexOf = new Uint8Array(2 ** 18);
	for (const [index, [bucket, pixel]] of often.entries())
		indexOf[bucket] = index < paletteSize ? index : nearest(colours, pixel);
	return { colours, indexOf };
}

function nearest(colours: Uint8Array, pixel: number): number {
	let best = 0;
	let least = Number.POSITIVE_INFINITY;
	for (let index = 0; index * 3 < colours.length; index++) {
		const red = (colours[index * 3] ?? 0) - (pixel & 255);
		const green = (colours[index * 3 + 1] ?? 0) - ((pixel >> 8) & 255);
		const blue = (colours[index * 3 + 2] ?? 0) - ((pixel >> 16) & 255);
		const distance = 2 * red * red + 4 * green * green + 3 * blue * blue;
		if (distance < least) {
			least = distance;
			best = index;
		}
	}
	return best;
}

function chunk(type: string, content: Uint8Array): Buffer {
	const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
	const frame = Buffer.alloc(8);
	frame.writeUInt32BE(content.length, 0);
	frame.writeUInt32BE(crc32(named), 4);
	return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/**
 * A PNG of at most 256 colours: a third of the size of the same drawing in full colour. The same pixels give the same
 * bytes.
 */
export function indexedPng({ width, height, data }: Pixels): Buffer {
	// Copied, because part of a larger buffer may not be aligned to four bytes.
	const pixels = new Uint32Array(Uint8Array.from(data).buffer);
	const { colours, indexOf } = paletteOf(pixels);
	// Each row begins with its filter type, 0 for none: neighbouring palette indices are unrelated.
	const rows = Buffer.alloc((width + 1) * height);
	let last = pixels[0] ?? 0;
	let index = indexOf[bucketOf(last)] ?? 0;
	for (let y = 0, at = 0; y < height; y++) {
		for (let x = 1; x <= width; x++, at++) {
			const pixel = pixels[at] ?? 0;
			if (pixel !== last) index = indexOf[bucketOf(pixel)] ?? 0;
			last = pixel;
			rows[y * (width + 1) + x] = index;
		}
	}
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 3, 0, 0, 0], 8); // 8 bits per pixel, indexed, deflate, filtered by rows, not interlaced
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		chunk("IHDR", header),
		chunk("PLTE", colours),
		// One level more would take four times as long, and ten times as long for a twentieth of the bytes.
		chunk("IDAT", deflateSync(rows, { level: 6, memLevel: 9 })),
		chunk("IEND", Buffer.alloc(0)),
	]);
}
