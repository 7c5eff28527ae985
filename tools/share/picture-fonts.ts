import subsetFont from "subset-font";
import { filesOf, kanjiFamily, kanjiSource } from "../fonts/faces.ts";
import { codePointsOf, readPackageFile } from "../fonts/subset.ts";

/** A font as satori accepts it: TrueType and static, because it does not support variation axes. */
export interface PictureFont {
	name: string;
	data: Buffer;
	weight: 300 | 400 | 500;
	style: "normal";
}

/** The faces of `pictureText`. Letters beyond Latin-1 are in separate files, so they are separate families. */
const faces = [
	{ name: "Newsreader", sources: filesOf("newsreader", "opsz", "normal"), weight: 300, axes: { opsz: 72, wght: 300 } },
	{ name: "Newsreader", sources: filesOf("newsreader", "opsz", "normal"), weight: 400, axes: { opsz: 36, wght: 400 } },
	{
		name: "Newsreader Italic",
		sources: filesOf("newsreader", "opsz", "italic"),
		weight: 400,
		axes: { opsz: 28, wght: 400 },
	},
	{ name: "Instrument Sans", sources: filesOf("instrument-sans", "wght", "normal"), weight: 400, axes: { wght: 400 } },
	{ name: "Instrument Sans", sources: filesOf("instrument-sans", "wght", "normal"), weight: 500, axes: { wght: 500 } },
	{ name: kanjiFamily, sources: [kanjiSource], weight: 400, axes: {} },
] as const;

/**
 * The fonts that draw `texts`, subset to the characters in use.
 * @throws Error naming a character that no face draws: it would be an empty box in a picture
 */
export async function pictureFonts(texts: readonly string[]): Promise<PictureFont[]> {
	const wanted = [...new Set(texts.join(""))].join("");
	const drawn = new Set<number>();
	const made = faces.map(async ({ name, sources, weight, axes }) => {
		const files = sources.map(async (source, index): Promise<PictureFont> => {
			const font = readPackageFile(source);
			for (const code of await codePointsOf(font)) drawn.add(code);
			const data = await subsetFont(font, wanted, { variationAxes: axes, noHinting: true, targetFormat: "sfnt" });
			return { name: index === 0 ? name : `${name} Ext`, data, weight, style: "normal" };
		});
		return Promise.all(files);
	});
	const fonts = (await Promise.all(made)).flat();
	const missing = [...wanted].find((character) => !drawn.has(character.codePointAt(0) ?? 0));
	if (missing !== undefined) throw new Error(`No font of the share pictures has a glyph for "${missing}"`);
	return fonts;
}
