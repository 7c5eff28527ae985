import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SEASONS, type Season } from "../../src/season/season.ts";
import type { Colours } from "./picture-card.ts";

/** The colours and the window of a season in light mode, from which share pictures are made. */
export interface SeasonArt {
	colours: Colours;
	/** The season's window as SVG, 700 by 680, its disc centred at (330, 350). */
	window: string;
}

/** Everything the pictures are made of, read from the sources of the site. */
export interface PictureSources {
	seasons: Record<Season, SeasonArt>;
	/** The crest as SVG, 32 by 32. */
	crest: string;
}

export function readPictureSources(root: string): PictureSources {
	const read = (file: string) => readFileSync(join(root, "src", file), "utf8");
	const css = read("styles/themes.css");
	const seasons = SEASONS.map((season): [Season, SeasonArt] => [
		season,
		{
			colours: { ...declarations(css, ":root"), ...declarations(css, `[data-theme="${season}-light"]`) },
			window: read(`art/windows/${season}-light.svg`),
		},
	]);
	return { seasons: Object.fromEntries(seasons) as Record<Season, SeasonArt>, crest: read("art/crest.svg") };
}

/** The custom properties of the first rule whose selectors end with this one. */
function declarations(css: string, selector: string): Colours {
	const start = css.indexOf(`${selector} {`);
	if (start === -1) throw new Error(`themes.css has no rule for ${selector}`);
	const body = css.slice(start, css.indexOf("}", start));
	return Object.fromEntries(
		[...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
	);
}
