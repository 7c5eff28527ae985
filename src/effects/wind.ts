import { windFigures } from "./effect-settings.ts";
import { between, type Random } from "./random.ts";

export interface Wind {
	/** 0 to 2. */
	strength: number;
	/** Time since it last changed, in ms. */
	sinceMs: number;
}

const { everyMs, least, most, readoutAbove, strength: usual } = windFigures;

export function createWind(): Wind {
	return { strength: usual, sinceMs: 0 };
}

/**
 * Changes the wind at random every 100 ms, between 0 and 2, with a slight pull back to its usual 0.5. Specification 4.6
 */
export function stepWind(wind: Wind, elapsedMs: number, random: Random): void {
	wind.sinceMs += elapsedMs;
	while (wind.sinceMs >= everyMs) {
		wind.sinceMs -= everyMs;
		const changed = wind.strength + between(random, -0.25, 0.25) + (usual - wind.strength) * 0.02;
		wind.strength = Math.min(most, Math.max(least, changed));
	}
}

/**
 * The wind as shown, to one decimal, or null if it is too light. The rounded figure decides, so that 1.5 is never
 * shown.
 * @example windReadout(1.54) // null
 * @example windReadout(1.62) // "1.6"
 * Specification 4.6: shown only above 1.5
 */
export function windReadout(strength: number): string | null {
	const shown = strength.toFixed(1);
	return Number(shown) > readoutAbove ? shown : null;
}
