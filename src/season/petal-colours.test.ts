import { expect, it } from "vitest";
import { seasons } from "#src/content/seasons/seasons.ts";
import { petalColours } from "./petal-colours.ts";

it.each([
	["spring", false, "#ffb7c5", "#c01f4b"],
	["spring", true, "#ffb7c5", "#f58aa3"],
	["winter", false, "#b9c9e2", "#a3263f"],
	["winter", true, "#c9d8ee", "#f2909f"],
] as const)("%s, dark %s: three of four petals are the motif, one the accent", (season, dark, motif, accent) => {
	const colours = petalColours(seasons[season].palette, dark);
	expect(colours.filter((colour) => colour === motif)).toHaveLength(3);
	expect(colours.filter((colour) => colour === accent)).toHaveLength(1);
	expect(colours).toHaveLength(4);
	expect(colours.at(-1)).toBe(motif);
});
