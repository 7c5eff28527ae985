import type { Random } from "#src/effects/random.ts";

interface Struck {
	/** Start time, from the beginning of the score. */
	atMs: number;
	/** Time from silence to its level, and from there back to silence. */
	attackMs: number;
	decayMs: number;
	/** From 0 to 1. */
	level: number;
	/** From -1, left, to 1, right. */
	pan: number;
}

/** A pure tone; with `fallsToHz` its pitch falls, like a struck drum skin's. */
export interface Tone extends Struck {
	kind: "tone";
	hz: number;
	fallsToHz?: number;
}

/** Noise through a filter. */
export interface Noise extends Struck {
	kind: "noise";
	filter: "lowpass" | "bandpass";
	hz: number;
	q: number;
	/** Position in the noise buffer to start from, 0 to 1, so that two sounds differ. */
	from: number;
}

export type Sound = Tone | Noise;

/**
 * Composes the sounds for a duration, as numbers alone; the random source is passed in.
 * @param durationMs sounds start within it and may ring on until the player fades them
 */
export type Composer = (durationMs: number, random: Random) => Sound[];
