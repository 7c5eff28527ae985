import type { PaletteColour } from "./season-config.ts";

/** The share of petals per colour, by design: the motif is decorative, the accent is rare. */
const shares: Partial<Record<PaletteColour["token"], number>> = { motif: 3, accent: 1 };

/**
 * The colours of a season's petals, repeated so that a random pick yields each colour with its share; the last is the
 * motif.
 * @example petalColours(seasons.winter.palette, false) // ["#a3263f", "#b9c9e2", "#b9c9e2", "#b9c9e2"]
 */
export function petalColours(palette: readonly PaletteColour[], dark: boolean): string[] {
	return palette.flatMap(({ token, ...colour }) =>
		Array<string>(shares[token] ?? 0).fill(colour[dark ? "dark" : "light"].hex),
	);
}
