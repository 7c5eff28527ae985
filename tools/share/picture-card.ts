import type { Season } from "../../src/season/season.ts";
import type { KanjiWord } from "../../src/ui/kanji.tsx";

/** The content of a share picture. */
export interface PictureCard {
	/** Above the title: the number of a section or a document, and what it belongs to; "" for nothing. */
	number?: string;
	overline: string;
	title: string;
	description: string;
	kanji: KanjiWord;
	season: Season;
}

/** Custom properties of a theme by name, without the dashes: `{ background: "#fdf9f7", … }`. */
export type Colours = Readonly<Record<string, string>>;

/** An element as satori expects it: React's shape without React. */
interface Element {
	type: string;
	props: { style: Record<string, string | number>; children?: string | Element[] };
}

export const pictureSize = { width: 1200, height: 630 } as const;

/** The width of the text area at the left of the picture; the art begins beyond it. */
export const textWidth = 640;
const margin = 72;
const columnWidth = textWidth - margin - 20;

const display = "Newsreader, Newsreader Ext";
const body = "Instrument Sans, Instrument Sans Ext";

const box = (style: Element["props"]["style"], ...children: Element[]): Element => ({
	type: "div",
	props: { style: { display: "flex", ...style }, children },
});
const text = (content: string, style: Element["props"]["style"]): Element => ({
	type: "div",
	// Titles and descriptions use the typewriter apostrophe.
	props: { style, children: content.replaceAll("'", "’") },
});

/** Titles have three lines at most: the longer, the smaller the type. No document's title exceeds 80 characters. */
const titleSize = ({ length }: string): number => (length <= 18 ? 78 : length <= 26 ? 70 : length <= 50 ? 62 : 50);

/** Every character that the picture of a card shows. */
export const pictureCharacters = ({ number = "", overline, title, description, kanji }: PictureCard): string =>
	["Sakura Ecosystem’…", number, overline, title, description, kanji.kanji, kanji.reading, kanji.meaning].join("");

/**
 * The text of a picture: crest and name, overline, title and description, and at the bottom its kanji with reading and
 * meaning.
 */
export function pictureText(
	{ number = "", overline, title, description, kanji }: PictureCard,
	colours: Colours,
): Element {
	const muted = colours["text-muted"] ?? "";
	const primary = colours.primary ?? "";
	return box(
		{
			flexDirection: "column",
			justifyContent: "space-between",
			width: textWidth,
			height: pictureSize.height,
			boxSizing: "border-box",
			padding: `60px 0 56px ${margin}px`,
			color: colours.text ?? "",
			fontFamily: display,
		},
		text("Sakura Ecosystem", { marginLeft: 58, fontSize: 30, fontWeight: 400, letterSpacing: "-0.01em" }),
		box(
			{ flexDirection: "column", width: columnWidth },
			...(overline === "" ? [] : [aboveTitle(number, overline, colours)]),
			text(title, {
				fontSize: titleSize(title),
				fontWeight: 300,
				letterSpacing: "-0.026em",
				lineHeight: 1.06,
				textWrap: "balance",
			}),
			text(description, {
				marginTop: 22,
				color: muted,
				fontFamily: body,
				fontSize: 25,
				fontWeight: 400,
				lineHeight: 1.45,
				lineClamp: 4,
				textWrap: "pretty",
			}),
		),
		box(
			{ alignItems: "center" },
			text(kanji.kanji, { color: primary, fontFamily: "Shippori Mincho", fontSize: 48, lineHeight: 1 }),
			text(kanji.reading, { marginLeft: 20, fontFamily: "Newsreader Italic, Newsreader Italic Ext", fontSize: 28 }),
			text(kanji.meaning, { marginLeft: 16, color: muted, fontFamily: body, fontSize: 22 }),
		),
	);
}

const aboveTitle = (number: string, overline: string, { primary = "", "text-muted": muted = "" }: Colours): Element =>
	box(
		{ marginBottom: 18, fontFamily: body, fontSize: 22, fontWeight: 500 },
		...(number === "" ? [] : [text(number, { marginRight: 16, color: muted })]),
		text(overline, { color: primary }),
	);

/** What the window of each season shows. */
const windows: Record<Season, string> = {
	spring: "a branch in blossom",
	summer: "waves under the moon",
	autumn: "grasses before the moon, with maple leaves",
	winter: "snow and nanten berries",
};

/** The text alternative of the picture. */
export const pictureAlt = ({ title, season }: PictureCard): string =>
	`${title}, beside a round window: ${windows[season]}`;
