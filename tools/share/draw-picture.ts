import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import type { Season } from "../../src/season/season.ts";
import { indexedPng } from "./indexed-png.ts";
import { pictureArt, pictureCrest } from "./picture-art.ts";
import { type PictureCard, pictureSize, pictureText, textWidth } from "./picture-card.ts";
import type { PictureFont } from "./picture-fonts.ts";
import type { PictureSources } from "./season-art.ts";

const { width, height } = pictureSize;

/**
 * Renders SVG content of the given width to pixels; fonts are already outlines by then, so the machine's own do not
 * matter.
 */
function raster(content: string, background: string, wide: number): Buffer {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${height}">${content}</svg>`;
	return new Resvg(svg, { background, font: { loadSystemFonts: false } }).render().pixels;
}

/** Draws share pictures, each season's art only once: only the text at the left differs. */
export function pictureDrawer({ seasons, crest }: PictureSources, fonts: readonly PictureFont[]) {
	const arts = new Map<Season, Buffer>();
	const artOf = (season: Season): Buffer => {
		const { window, colours } = seasons[season];
		const art = arts.get(season) ?? raster(pictureArt(window, colours, season), colours.background ?? "", width);
		arts.set(season, art);
		return art;
	};
	/** satori caches parsed fonts as long as it gets the same array. */
	const kept = [...fonts];

	/** @returns a PNG of 1200 by 630 */
	return async (card: PictureCard): Promise<Buffer> => {
		const { colours } = seasons[card.season];
		const element = pictureText(card, colours) as unknown as Parameters<typeof satori>[0];
		const outlines = await satori(element, { width: textWidth, height, fonts: kept });
		const text = raster(pictureCrest(crest) + outlines, colours.background ?? "", textWidth);
		const data = Buffer.from(artOf(card.season));
		for (let y = 0; y < height; y++) text.copy(data, y * width * 4, y * textWidth * 4, (y + 1) * textWidth * 4);
		return indexedPng({ width, height, data });
	};
}
