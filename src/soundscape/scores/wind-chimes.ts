import { between } from "#src/effects/random.ts";
import type { Composer, Tone } from "../score.ts";

/** Tubes tuned to the pentatonic scale D E G A B, so that no two of them are dissonant. In Hz. */
export const tubesHz = [587.33, 659.26, 783.99, 880, 987.77, 1174.66, 1318.51] as const;
/** Partials of a struck tube that is free at both ends: not whole multiples. */
export const tubePartials = [1, 2.756, 5.404, 8.933] as const;
const ringMs = 2_200;

/** Wind comes in breaths: a few tubes in quick succession, then a pause. */
export const windChimes: Composer = (durationMs, random) => {
	const tones: Tone[] = [];
	let last = -1;
	let atMs = between(random, 60, 200);
	let leftInBreath = 3;
	while (atMs < durationMs * 0.85) {
		const step = 1 + Math.floor(random() * (tubesHz.length - 1));
		last = last < 0 ? step - 1 : (last + step) % tubesHz.length;
		tones.push(...strike(tubesHz[last] as number, atMs, between(random, 0.12, 0.3), between(random, -0.7, 0.7)));
		leftInBreath--;
		atMs += leftInBreath > 0 ? between(random, 90, 260) : between(random, 380, 760);
		if (leftInBreath === 0) leftInBreath = 2 + Math.floor(random() * 3);
	}
	return tones;
};

/** Higher partials are weaker and decay sooner. */
function strike(hz: number, atMs: number, level: number, pan: number): Tone[] {
	return tubePartials.map((ratio, index) => ({
		kind: "tone",
		hz: hz * ratio,
		atMs,
		attackMs: 3,
		decayMs: ringMs / (1 + index * 1.6),
		level: level / (1 + index * 1.9),
		pan,
	}));
}
