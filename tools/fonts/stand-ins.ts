/** An installed fallback font with the metrics of one of ours, used until ours has loaded. */
export interface StandIn {
	/** Its own family name, listed after ours in the font stacks of tokens.css. */
	readonly family: string;
	readonly style: "normal" | "italic";
	readonly weight: string;
	/** Full names and PostScript names of fonts with the same widths; any one of them will do. */
	readonly fonts: readonly string[];
	/** Width of running text in our face divided by its width in the fallback. */
	readonly sizeAdjust: number;
	/** Of our face, in em above and below the baseline. */
	readonly metrics: { readonly ascent: number; readonly descent: number };
	/** The characters it covers; all if unset. The line height comes from the face that has the space character. */
	readonly range?: string;
}

const newsreader = { ascent: 0.735, descent: 0.265 };
const instrument = { ascent: 0.97, descent: 0.25 };
const jetbrains = { ascent: 1.02, descent: 0.3 };
/** Of the square that a kanji fills, so that it is centred in its line. */
const kanji = { ascent: 0.88, descent: 0.12 };

const times = ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos"];
const timesItalic = [
	"Times New Roman Italic",
	"TimesNewRomanPS-ItalicMT",
	"Liberation Serif Italic",
	"LiberationSerif-Italic",
];
const arial = ["Arial", "ArialMT", "Liberation Sans", "Arimo"];
const arialBold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"];

type Row = readonly [family: string, weight: string, fonts: readonly string[], sizeAdjust: number];

function rows(metrics: StandIn["metrics"], style: StandIn["style"], list: readonly Row[]): StandIn[] {
	return list.map(([family, weight, fonts, sizeAdjust]) => ({ family, style, weight, fonts, sizeAdjust, metrics }));
}

/**
 * Times and Arial (or the metric-compatible Liberation fonts) are on desktops and Apple's phones, Roboto and Noto on
 * Android, DejaVu is the last resort. The factors are width ratios for 20 KB of English text with kerning, measured in
 * Chromium: our generated subset to the fallback.
 */
export const standIns: readonly StandIn[] = [
	...rows(newsreader, "normal", [
		["Newsreader Times", "300", times, 1.0619],
		["Newsreader Times", "400", times, 1.1004],
		["Newsreader Noto", "300", ["Noto Serif", "NotoSerif-Regular"], 0.9017],
		["Newsreader Noto", "400", ["Noto Serif", "NotoSerif-Regular"], 0.9345],
		["Newsreader DejaVu", "300", ["DejaVu Serif"], 0.8345],
		["Newsreader DejaVu", "400", ["DejaVu Serif"], 0.8648],
	]),
	...rows(newsreader, "italic", [
		["Newsreader Times", "400", timesItalic, 0.93],
		["Newsreader Noto", "400", ["Noto Serif Italic", "NotoSerif-Italic"], 0.8128],
		["Newsreader DejaVu", "400", ["DejaVu Serif Italic"], 0.7332],
	]),
	...rows(instrument, "normal", [
		["Instrument Arial", "400", arial, 1.0156],
		["Instrument Arial", "500", arial, 1.0307],
		["Instrument Arial", "600", arialBold, 0.9711],
		["Instrument Roboto", "400", ["Roboto", "Roboto-Regular"], 1.0203],
		["Instrument Roboto", "500", ["Roboto Medium", "Roboto-Medium"], 1.0254],
		["Instrument Roboto", "600", ["Roboto Bold", "Roboto-Bold"], 1.0301],
		["Instrument DejaVu", "400", ["DejaVu Sans"], 0.8915],
		["Instrument DejaVu", "500", ["DejaVu Sans"], 0.9047],
		["Instrument DejaVu", "600", ["DejaVu Sans Bold"], 0.8109],
	]),
	// Every letter has the same width: the ratio of the advances. The browser synthesises the fallback's bold.
	...rows(jetbrains, "normal", [
		["JetBrains Menlo", "400 600", ["Menlo Regular", "Menlo-Regular", "DejaVu Sans Mono"], 0.9966],
		["JetBrains Consolas", "400 600", ["Consolas"], 1.0913],
		["JetBrains Courier", "400 600", ["Courier New", "CourierNewPSMT", "Liberation Mono", "Cousine"], 0.9998],
	]),
	// The line height of kanji and, if no Japanese font is installed, boxes as wide as kanji for the missing characters.
	{
		family: "Shippori Box",
		style: "normal",
		weight: "400",
		fonts: ["DejaVu Sans", "DejaVuSans", "Arial", "ArialMT", "Roboto", "Roboto-Regular"],
		sizeAdjust: 1.6667,
		metrics: kanji,
		range: "U+20,U+3000-9FFF",
	},
];
