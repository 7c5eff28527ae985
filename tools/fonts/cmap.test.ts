import { describe, expect, it } from "vitest";
import { codePoints } from "./cmap.ts";

/** A font with two tables; the second is a `cmap` with one subtable. */
function font(subtable: Buffer): Buffer {
	const head = Buffer.alloc(56);
	head.writeUInt16BE(2, 4);
	head.write("OS/2", 12, "latin1");
	head.write("cmap", 28, "latin1");
	head.writeUInt32BE(44, 36);
	head.writeUInt16BE(1, 46);
	head.writeUInt32BE(12, 52);
	return Buffer.concat([head, subtable]);
}

function words(...values: number[]): Buffer {
	const bytes = Buffer.alloc(2 * values.length);
	for (const [at, value] of values.entries()) bytes.writeUInt16BE(value, 2 * at);
	return bytes;
}

describe("codePoints", () => {
	it("reads segments by delta and by glyph array, without glyph 0 and the end marker", () => {
		// Three segments: A-C by delta, a-c through the array (b has no glyph), and the mandatory last one.
		const segments = words(
			4,
			0,
			0,
			6,
			0,
			0,
			0,
			0x43,
			0x63,
			0xffff,
			0,
			0x41,
			0x61,
			0xffff,
			0xffc0,
			0,
			1,
			0,
			4,
			0,
			5,
			0,
			6,
		);
		expect([...codePoints(font(segments))].map((code) => String.fromCodePoint(code)).join("")).toBe("ABCac");
	});

	it("reads groups beyond the basic plane", () => {
		const groups = words(12, 0, 0, 28, 0, 0, 0, 1, 2, 0x0bb7, 2, 0x0bb8, 0, 1);
		expect([...codePoints(font(groups))]).toEqual([0x20bb7, 0x20bb8]);
	});

	it("throws when there is no such table", () => {
		expect(() => codePoints(Buffer.alloc(12))).toThrow("no cmap table");
	});
});
