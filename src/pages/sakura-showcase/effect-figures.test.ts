import { expect, it } from "vitest";
import { effects } from "#src/content/library/effects.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { effectFigures } from "./effect-figures.ts";
import { sceneText } from "./scene-text.ts";
import { stageRequest } from "./stage-request.ts";

/** Rows as in the specification. Specification 9, "Effects" */
it.each([
	["season-particles", ["Spring", "10", "20", "30", "0.8"]],
	["season-particles", ["Summer", "18", "35", "53", "1.3"]],
	["season-particles", ["Winter", "8", "15", "23", "0.6"]],
	["falling-petals", ["Light", "15", "0.5", "0.4", "0.1"]],
	["falling-petals", ["Storm", "200", "2.5", "1", "1"]],
	["click-burst", ["Autumn", "10", "70 px", "2500 ms", "110 px"]],
	["season-passage", ["Winter", "2800 ms", "4000 ms", "6000 ms"]],
	["decorative-petals", ["Duration", "15 s", "25 s"]],
] as const)("%s: %j", (id, row) => {
	expect(effectFigures[id].rows).toContainEqual(row);
});

it.each(effects)("$name has as many cells in every row as there are column headings", ({ id }) => {
	const { heads, rows } = effectFigures[id];
	expect(rows.length).toBeGreaterThan(0);
	expect(rows.filter(({ length }) => length !== heads.length)).toEqual([]);
});

const by = (intensity: "minimal" | "subtle" | "moderate" | "vibrant") => ({ intensity, dark: false });

it.each([
	["season-particles", "minimal", "10 particles, speed 0.56, opacity 0.3"],
	["season-particles", "moderate", "20 particles, speed 0.8, opacity 0.6"],
	["season-particles", "vibrant", "30 particles, speed 1.04, opacity 0.8"],
	["falling-petals", "moderate", "50 petals, speed 1, opacity 0.6, 0.3 new a tick"],
	["falling-petals", "vibrant", "200 petals, speed 2.5, opacity 1, 1 new a tick"],
	["pointer-trail", "vibrant", "Each item lasts 1000 ms"],
	["click-burst", "minimal", "4 particles a burst, 60 px wide, for 2000 ms"],
	["click-burst", "vibrant", "12 particles a burst, 60 px wide, for 2000 ms"],
	["season-passage", "subtle", "15 particles in 2100 ms"],
	["season-passage", "vibrant", "40 particles in 4500 ms"],
] as const)("%s in spring, %s: %s", (id, intensity, text) => {
	expect(sceneText(stageRequest(id, seasons.spring, by(intensity)))).toBe(text);
});

it("petals use the season's light and dark colours, three of the motif to one of the accent", () => {
	const colours = (mode: "light" | "dark") =>
		stageRequest("falling-petals", seasons.autumn, { intensity: "moderate", dark: mode === "dark" }).petals?.colours;
	const motif = seasons.autumn.palette.find(({ token }) => token === "motif");
	for (const mode of ["light", "dark"] as const)
		expect(colours(mode)?.filter((hex) => hex === motif?.[mode].hex)).toHaveLength(3);
	expect(colours("dark")).toHaveLength(4);
});
