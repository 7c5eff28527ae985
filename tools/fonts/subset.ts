import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont, { type SubsetFontOptions } from "subset-font";
import { codePoints } from "./cmap.ts";

const require = createRequire(import.meta.url);

export interface Subset {
	readonly woff2: Buffer;
	/** The characters it draws, of those requested. */
	readonly characters: string;
}

/** Reads a file of an installed package, `@scope/name/path`. */
export function readPackageFile(path: string): Buffer {
	return readFileSync(require.resolve(path));
}

/** The part of a package's font that draws `text`, or undefined when it draws none of it. */
export async function subsetPackageFont(
	path: string,
	text: string,
	options: SubsetFontOptions,
): Promise<Subset | undefined> {
	const font = readPackageFile(path);
	const has = await codePointsOf(font);
	const characters = [...new Set(text)].filter((one) => has.has(one.codePointAt(0) ?? -1)).join("");
	if (characters === "") return undefined;
	return {
		woff2: await subsetFont(font, characters, { ...options, noHinting: true, targetFormat: "woff2" }),
		characters,
	};
}

/** The code points a woff2 file has glyphs for. */
export async function codePointsOf(woff2: Buffer): Promise<Set<number>> {
	return codePoints(await subsetFont(woff2, null, { keepAllGlyphs: true, targetFormat: "sfnt" }));
}
