import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { seasons } from "#src/content/seasons/seasons.ts";
import { SEASONS } from "#src/season/season.ts";
import { contrastPairs, highContrastPairs } from "./contrast-pairs.ts";

type Theme = Record<string, string>;

const modes = ["light", "dark"] as const;
const css = ["themes.css", "high-contrast.css"]
	.map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
	.join("\n")
	.replace(/\/\*.*?\*\//gs, "");

/** The declarations of every rule that has exactly this selector in its list. */
function theme(selector: string): Theme {
	const found: Theme = {};
	for (const [, selectors = "", body = ""] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
		if (!selectors.split(/,(?![^(]*\))/).some((one) => one.trim() === selector)) continue;
		for (const [, name = "", value = ""] of body.matchAll(/([\w-]+):\s*([^;]+);/g)) found[name] = value;
	}
	return found;
}

/** What high contrast changes in a theme: for all seasons of the mode first, then for the season. */
function highContrast(season: string, mode: string): Theme {
	const all = theme(`:root[data-contrast="high"][data-mode="${mode}"]`);
	return { ...all, ...theme(`:root[data-contrast="high"][data-season="${season}"][data-mode="${mode}"]`) };
}

function hexOf(colours: Theme, name: string): string {
	const hex = colours[`--${name}`] ?? "";
	if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`--${name} is not a six-digit colour: "${hex}"`);
	return hex;
}

function luminance(hex: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
		const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
	const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (high + 0.05) / (low + 0.05);
}

describe("contrast", () => {
	it("measures contrast as WCAG defines it", () => {
		expect(contrast("#000000", "#ffffff")).toBe(21);
		expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
	});

	it.each([
		["usually", contrastPairs, ["--border", "--motif"]],
		["in high contrast", highContrastPairs, ["--motif"]],
	])("measures every colour %s, each pair once, except decoration", (_, pairs, decoration) => {
		const names = pairs.map(({ fg, bg }) => `${fg} on ${bg}`);
		expect(names).toEqual([...new Set(names)]);
		const measured = new Set(pairs.flatMap(({ fg, bg }) => [`--${fg}`, `--${bg}`]));
		const { "color-scheme": _mode, ...colours } = theme(':root[data-season="spring"][data-mode="light"]');
		expect(Object.keys(colours).filter((name) => !measured.has(name))).toEqual(decoration);
	});

	const themes = SEASONS.flatMap((season) => modes.map((mode) => [season, mode] as const));
	describe.each(themes)("%s %s", (season, mode) => {
		const colours = theme(`:root[data-season="${season}"][data-mode="${mode}"]`);
		it.each(contrastPairs)("$fg on $bg reaches $required", ({ fg, bg, required }) => {
			expect(contrast(hexOf(colours, fg), hexOf(colours, bg))).toBeGreaterThanOrEqual(required);
		});
		it("has the colours of the season's palette", () => {
			const palette = seasons[season].palette.map((colour) => [`--${colour.token}`, colour[mode].hex]);
			expect(palette).toHaveLength(4);
			expect(colours).toMatchObject(Object.fromEntries(palette));
		});
		it("sets the browser's colour scheme and every colour", () => {
			expect(colours["color-scheme"]).toBe(mode);
			expect(Object.keys(colours)).toEqual(Object.keys(theme(':root[data-season="spring"][data-mode="light"]')));
		});
	});

	describe.each(themes)("%s %s in high contrast", (season, mode) => {
		const usual = theme(`:root[data-season="${season}"][data-mode="${mode}"]`);
		const colours = { ...usual, ...highContrast(season, mode) };
		it.each(highContrastPairs)("$fg on $bg reaches $required", ({ fg, bg, required }) => {
			expect(contrast(hexOf(colours, fg), hexOf(colours, bg))).toBeGreaterThanOrEqual(required);
		});
		it("has plain backgrounds, and sets no colour that the theme does not have", () => {
			const ground = mode === "light" ? "#ffffff" : "#000000";
			for (const name of ["background", "surface", "surface-raised"]) expect(colours[`--${name}`]).toBe(ground);
			expect(Object.keys(colours)).toEqual(Object.keys(usual));
		});
	});

	it.each(themes)("distinguishes the year's rings from every background of %s %s", (season, mode) => {
		const grounds = theme(`:root[data-season="${season}"][data-mode="${mode}"]`);
		const rings = theme(mode === "light" ? ":root" : ':root[data-mode="dark"]');
		for (const ring of SEASONS)
			for (const ground of ["background", "surface", "surface-raised"])
				expect(contrast(hexOf(rings, `ring-${ring}`), hexOf(grounds, ground)), ring).toBeGreaterThanOrEqual(3);
	});

	it("prints the marks of dark mode, and the year's rings, in spring's light colours", () => {
		const overrides = readFileSync(join(import.meta.dirname, "overrides.css"), "utf8");
		const body = /:root:not\(\[data-mode="light"\]\) \{([^}]*)\}/.exec(overrides)?.[1] ?? "";
		const printed = [...body.matchAll(/(--[\w-]+): (\S+) !important;/g)].map(([, name, value]) => [name, value]);
		expect(theme(":root")).toMatchObject(Object.fromEntries(printed));
		const names = ["--seal", "--chart-1", ...Object.keys(theme(':root[data-mode="dark"]'))];
		expect(printed.map(([name]) => name)).toEqual(expect.arrayContaining(names));
	});

	it("requires more of every pair in high contrast", () => {
		const least = new Map(highContrastPairs.map(({ fg, bg, required }) => [`${fg} on ${bg}`, required]));
		for (const { fg, bg, required } of contrastPairs)
			expect(least.get(`${fg} on ${bg}`)).toBe(required === 3 ? 4.5 : 7);
	});

	it("is the same in spring without script", () => {
		expect(theme(":root:not([data-contrast])")).toEqual(highContrast("spring", "light"));
		expect(theme(":root:not([data-contrast], [data-mode])")).toEqual(highContrast("spring", "dark"));
	});

	it("falls back to spring in the system's mode", () => {
		const ring = Object.fromEntries(SEASONS.map((season) => [`--ring-${season}`, expect.stringMatching(/^#/)]));
		expect(theme(":root")).toEqual({ ...theme(':root[data-season="spring"][data-mode="light"]'), ...ring });
		expect(theme(":root:not([data-mode])")).toEqual({
			...theme(':root[data-season="spring"][data-mode="dark"]'),
			...theme(':root[data-mode="dark"]'),
		});
	});
});
