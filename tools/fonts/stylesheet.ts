import type { StandIn } from "./stand-ins.ts";

export interface FaceRule {
	readonly family: string;
	readonly style: "normal" | "italic";
	readonly weight: string;
	/** File name within the folder `fonts`. */
	readonly file: string;
	readonly characters: string;
	/** Replaces the exact list of its characters, for a face that comes after every other face that has some of them. */
	readonly range?: string;
}

/** An `@font-face` rule for a generated file. */
export function faceRule({ family, style, weight, file, characters, range }: FaceRule): string {
	return rule(family, style, weight, [
		"font-display:swap",
		`src:url("./fonts/${file}") format("woff2")`,
		`unicode-range:${range ?? unicodeRange(characters)}`,
	]);
}

/** An `@font-face` rule that gives an installed font the metrics of ours: same width, same line height. */
export function standInRule({ family, style, weight, fonts, sizeAdjust, metrics, range }: StandIn): string {
	const percent = (value: number) => `${Math.round((value / sizeAdjust) * 1e4) / 100}%`;
	return rule(family, style, weight, [
		`src:${fonts.map((font) => `local("${font}")`).join(",")}`,
		`size-adjust:${Math.round(sizeAdjust * 1e4) / 100}%`,
		`ascent-override:${percent(metrics.ascent)}`,
		`descent-override:${percent(metrics.descent)}`,
		"line-gap-override:0%",
		...(range ? [`unicode-range:${range}`] : []),
	]);
}

/** Without a style, a face is upright. */
function rule(family: string, style: string, weight: string, rest: readonly string[]): string {
	const slant = style === "normal" ? [] : [`font-style:${style}`];
	return `@font-face{${[`font-family:"${family}"`, ...slant, `font-weight:${weight}`, ...rest].join(";")}}\n`;
}

/** @example unicodeRange("abcz") // "U+61-63,U+7A" */
export function unicodeRange(characters: string): string {
	const codes = [...new Set(characters)].map((one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b);
	const ranges: [number, number][] = [];
	for (const code of codes) {
		const open = ranges.at(-1);
		if (open?.[1] === code - 1) open[1] = code;
		else ranges.push([code, code]);
	}
	const hex = (code: number) => code.toString(16).toUpperCase();
	return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`).join(",");
}
