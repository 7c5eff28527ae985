/**
 * A foreground and a background colour (custom properties without their dashes), and their minimum contrast (WCAG
 * 2.2).
 */
export interface ContrastPair {
	readonly fg: string;
	readonly bg: string;
	/** 4.5 for text, 3 for lines, marks and large shapes; in high contrast 7 and 4.5. */
	readonly required: 3 | 4.5 | 7;
}

const grounds = ["background", "surface", "surface-raised", "surface-sunken"];
const text = ["text", "text-muted", "primary", "accent", "success", "warning", "danger"];
const marks = ["border-strong", "focus-ring", "seal"];
const charts = ["chart-1", "chart-2", "chart-3", "chart-4", "chart-5"];

function pairs(
	fgs: readonly string[],
	bgs: readonly string[],
	required: ContrastPair["required"],
): readonly ContrastPair[] {
	return bgs.flatMap((bg) => fgs.map((fg) => ({ fg, bg, required })));
}

/** Every pair the design uses, in each of the eight themes. `--border` and `--motif` are only decoration. */
export const contrastPairs: readonly ContrastPair[] = [
	...pairs(text, grounds, 4.5),
	...pairs(marks, grounds, 3),
	...pairs(["text", "text-muted", "accent", "primary"], ["accent-soft"], 4.5),
	...pairs(["on-primary"], ["primary", "primary-hover"], 4.5),
	...pairs(charts, ["background", "surface", "surface-raised"], 3),
];

/** The same pairs in high contrast (WCAG 2.2 AAA for text), and pairs that are no longer decoration: hairlines. */
export const highContrastPairs: readonly ContrastPair[] = [
	...contrastPairs.map(({ fg, bg, required }) => ({ fg, bg, required: required === 3 ? 4.5 : 7 }) as const),
	...pairs(["border"], grounds, 4.5),
	...pairs(["border-strong", "focus-ring"], ["accent-soft"], 4.5),
	...pairs(["primary-hover"], grounds, 7),
];
