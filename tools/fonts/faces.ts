import type { SubsetFontOptions } from "subset-font";

/** One face of the site: where it comes from and which parts of it are kept. */
export interface LatinFace {
	/** Name of the generated file, without its extension. */
	readonly name: string;
	readonly family: string;
	readonly style: "normal" | "italic";
	/** The weight range of the file, as in `font-weight`. */
	readonly weight: string;
	/** Package files, in order: a character comes from the first that has it. */
	readonly sources: readonly string[];
	readonly axes: NonNullable<SubsetFontOptions["variationAxes"]>;
	/** OpenType features to keep. Kerning is always kept if the face has it. */
	readonly features: readonly string[];
	/** Needed for the first paint of every page. */
	readonly preload: boolean;
}

/** The package files of a variable face: Latin-1, and the letters beyond it. */
export function filesOf(folder: string, axis: string, style: string): string[] {
	const files = `@fontsource-variable/${folder}/files/${folder}`;
	return [`${files}-latin-${axis}-${style}.woff2`, `${files}-latin-ext-${axis}-${style}.woff2`];
}

export const latinFaces: readonly LatinFace[] = [
	{
		name: "newsreader",
		family: "Newsreader",
		style: "normal",
		weight: "300 400",
		sources: filesOf("newsreader", "opsz", "normal"),
		axes: { opsz: 72, wght: { min: 300, max: 400 } },
		features: ["kern", "liga", "tnum"],
		preload: true,
	},
	{
		name: "newsreader-italic",
		family: "Newsreader",
		style: "italic",
		weight: "400",
		sources: filesOf("newsreader", "opsz", "italic"),
		axes: { opsz: 20, wght: 400 },
		features: ["kern", "liga"],
		preload: false,
	},
	{
		name: "instrument-sans",
		family: "Instrument Sans",
		style: "normal",
		weight: "400 600",
		sources: filesOf("instrument-sans", "wght", "normal"),
		axes: { wght: { min: 400, max: 600 } },
		features: ["kern", "tnum"],
		preload: true,
	},
	{
		name: "jetbrains-mono",
		family: "JetBrains Mono",
		style: "normal",
		weight: "400 600",
		sources: filesOf("jetbrains-mono", "wght", "normal"),
		axes: { wght: { min: 400, max: 600 } },
		features: [],
		preload: false,
	},
];

/** Letters, digits, macrons for romaji and the symbols the copy may use: in every face that draws them. */
export const latinAlways = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("")}\u00a0āēīōūĀĒĪŌŪ–—‘’“”…·•×≤≥−±€°†№`;

/** Shippori Mincho, regular: one large file, and numbered slices with the rare kanji it lacks. */
export const kanjiPackage = "@fontsource/shippori-mincho";
export const kanjiFamily = "Shippori Mincho";
/** Kana, kanji, punctuation and full-width characters. */
const japanese = "U+3000-9FFF,U+FF00-FFEF";
/**
 * The preloaded kanji. Every page has this file, so it claims all Japanese characters: a browser looks there first, and
 * the style sheet need not list them.
 */
export const kanjiCore = { file: "shippori-core", range: japanese } as const;
/**
 * The kanji that can wait, under a family name of their own, which is used once the page is painted and affects no
 * other text.
 */
export const kanjiRest = { family: "Shippori Rest", file: "shippori-rest", range: japanese } as const;
export const kanjiSource = `${kanjiPackage}/files/shippori-mincho-japanese-400-normal.woff2`;
export const kanjiSlice = (slice: string) => `${kanjiPackage}/files/shippori-mincho-${slice}-400-normal.woff2`;
/** Punctuation and kana change form in vertical text. */
export const kanjiFeatures: readonly string[] = ["vert", "vrt2"];
