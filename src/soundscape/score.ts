import type { Random } from "#src/effects/random.ts";

interface Struck {
	/** When it begins, from the beginning of the score. */
	atMs: number;
	/** From silence to its level, and from there to silence again. */
	attackMs: number;
	decayMs: number;
	/** From 0 to 1. */
	level: number;
	/** From -1, left, to 1, right. */
	pan: number;
}

/** A pure tone; with `fallsToHz` it falls, as a drum's skin does when it is let go. */
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
	/** Where in the noise it is taken from, 0 to 1: two places are not alike. */
	from: number;
}

export type Sound = Tone | Noise;

/**
 * Writes what is to be heard within a time, as numbers alone; chance comes from outside.
 * @param durationMs sounds begin within it and may ring on, until the player fades them
 */
export type Composer = (durationMs: number, random: Random) => Sound[];
