/**
 * The code points a font has glyphs for, from its `cmap` table (formats 4 and 12: all that HarfBuzz writes).
 * @param font an uncompressed font (sfnt), not woff2
 * @throws Error when the font has no such table
 */
export function codePoints(font: Buffer): Set<number> {
	const found = new Set<number>();
	const table = tableOffset(font, "cmap");
	const count = font.readUInt16BE(table + 2);
	for (let i = 0; i < count; i++) {
		const at = table + font.readUInt32BE(table + 4 + 8 * i + 4);
		const format = font.readUInt16BE(at);
		if (format === 4) readSegments(font, at, found);
		if (format === 12) readGroups(font, at, found);
	}
	return found;
}

function tableOffset(font: Buffer, tag: string): number {
	const count = font.readUInt16BE(4);
	for (let at = 12; at < 12 + 16 * count; at += 16) {
		if (font.toString("latin1", at, at + 4) === tag) return font.readUInt32BE(at + 8);
	}
	throw new Error(`The font has no ${tag} table`);
}

function readSegments(font: Buffer, at: number, found: Set<number>): void {
	const span = font.readUInt16BE(at + 6);
	for (let i = 0; i < span; i += 2) {
		const last = font.readUInt16BE(at + 14 + i);
		const first = font.readUInt16BE(at + 16 + span + i);
		const delta = font.readUInt16BE(at + 16 + 2 * span + i);
		const rangeAt = at + 16 + 3 * span + i;
		const rangeOffset = font.readUInt16BE(rangeAt);
		for (let code = first; code <= last && code !== 0xffff; code++) {
			const glyph =
				rangeOffset === 0 ? (code + delta) & 0xffff : font.readUInt16BE(rangeAt + rangeOffset + 2 * (code - first));
			if (glyph !== 0) found.add(code);
		}
	}
}

function readGroups(font: Buffer, at: number, found: Set<number>): void {
	const count = font.readUInt32BE(at + 12);
	for (let group = at + 16; group < at + 16 + 12 * count; group += 12) {
		const last = font.readUInt32BE(group + 4);
		for (let code = font.readUInt32BE(group); code <= last; code++) found.add(code);
	}
}
