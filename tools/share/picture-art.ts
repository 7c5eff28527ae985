import { SEASONS, type Season } from "../../src/season/season.ts";
import type { Colours } from "./picture-card.ts";

/** Centre of the year ring in the picture, and the number of pixels per unit of the ring. */
const centre = { x: 914, y: 318 };
const scale = 1;

/** Degrees between two seasons' arcs, and where spring begins: as in `src/season/year-ring.tsx`. */
const gap = 2.4;
const springAt = 90;

const point = (radius: number, angle: number): string => {
	const radians = (angle * Math.PI) / 180;
	return `${(Math.sin(radians) * radius).toFixed(2)} ${(-Math.cos(radians) * radius).toFixed(2)}`;
};

/** 72 ticks for the micro-seasons, longer at the 24 solar terms, longest where a season begins. */
function ticks(): string {
	return Array.from({ length: 72 }, (_, index) => {
		const angle = index * 5;
		const outer = index % 18 === 0 ? 267 : index % 3 === 0 ? 265 : 258;
		return `M${point(253, angle)}L${point(outer, angle)}`;
	}).join("");
}

function arc(season: Season, colours: Colours, shown: Season): string {
	const from = springAt + SEASONS.indexOf(season) * 90 + gap / 2;
	const path = `M${point(244, from)}A244 244 0 0 1 ${point(244, from + 90 - gap)}`;
	return `<path d="${path}" stroke="${colours[`ring-${season}`]}" stroke-width="${season === shown ? 5 : 2.5}"/>`;
}

/**
 * The year ring around the season's window, as SVG for the picture; the season's own arc is thicker.
 * @param window the season's drawing, an SVG of 700 by 680 whose disc is centred at (330, 350)
 */
export function pictureArt(window: string, colours: Colours, season: Season): string {
	const placed = window.replace("<svg ", '<svg x="-330" y="-350" width="700" height="680" ');
	return [
		`<g transform="translate(${centre.x} ${centre.y}) scale(${scale})" fill="none">`,
		`<path d="${ticks()}" stroke="${colours["border-strong"]}" stroke-width="1"/>`,
		...SEASONS.map((one) => arc(one, colours, season)),
		`</g><g transform="translate(${centre.x} ${centre.y}) scale(${scale})">${placed}</g>`,
	].join("");
}

/** The crest next to the name, at the top of the text column. */
export function pictureCrest(crest: string): string {
	return crest.replace("<svg ", '<svg x="72" y="56" ').replace('width="32" height="32"', 'width="42" height="42"');
}
