import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { indexedPng } from "./indexed-png.ts";

/** Decodes a PNG made by this writer, following the format's specification: filter 0, a palette, 8 bits. */
function read(png: Buffer) {
	const chunks = new Map<string, Buffer>();
	for (let at = 8; at < png.length; ) {
		const length = png.readUInt32BE(at);
		chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
		at += length + 12;
	}
	const [header, palette, data] = ["IHDR", "PLTE", "IDAT"].map((name) => chunks.get(name) ?? Buffer.alloc(0));
	const width = header?.readUInt32BE(0) ?? 0;
	const rows = inflateSync(data ?? "");
	const pixels: string[] = [];
	for (let at = 0; at < rows.length; at++) {
		if (at % (width + 1) === 0) expect(rows[at]).toBe(0);
		else pixels.push(palette?.subarray((rows[at] ?? 0) * 3, (rows[at] ?? 0) * 3 + 3).toString("hex") ?? "");
	}
	return { width, height: header?.readUInt32BE(4), colours: (palette?.length ?? 0) / 3, pixels };
}

const pixelsOf = (colours: readonly string[]) => Buffer.from(colours.map((colour) => `${colour}ff`).join(""), "hex");

it("keeps the size, and the place of each of a few colours exactly, with white distinct from paper", () => {
	const colours = ["ffffff", "fdf9f7", "e60026", "000000", "ffb7c5", "fdf9f7"];
	expect(read(indexedPng({ width: 3, height: 2, data: pixelsOf(colours) }))).toEqual({
		width: 3,
		height: 2,
		colours: 5,
		pixels: colours,
	});
});

it("keeps the most frequent of more than 256 colours and maps the others to the nearest", () => {
	const many = Array.from({ length: 512 }, (_, index) =>
		[(index & 7) * 32, ((index >> 3) & 7) * 32, (index >> 6) * 32]
			.map((byte) => byte.toString(16).padStart(2, "0"))
			.join(""),
	);
	const ground = Array.from({ length: 512 }, () => "e0e0e0");
	const { colours, pixels } = read(indexedPng({ width: 64, height: 16, data: pixelsOf([...ground, ...many]) }));
	expect(colours).toBe(256);
	expect(pixels.slice(0, 512)).toEqual(ground);
	expect(pixels[512]).toBe("000000");
	for (const [index, colour] of pixels.slice(512).entries()) {
		const far = [0, 2, 4].map((at) =>
			Math.abs(
				Number.parseInt(colour.slice(at, at + 2), 16) - Number.parseInt((many[index] ?? "").slice(at, at + 2), 16),
			),
		);
		expect(Math.max(...far)).toBeLessThan(224);
	}
});

it("encodes the same pixels to the same bytes", () => {
	const data = pixelsOf(["ffb7c5", "114d68", "fdf9f7", "2a1f23"]);
	expect(indexedPng({ width: 2, height: 2, data }).equals(indexedPng({ width: 2, height: 2, data }))).toBe(true);
});
