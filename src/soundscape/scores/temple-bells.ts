import { between, type Random } from "#src/effects/random.ts";
import type { Composer, Noise, Tone } from "../score.ts";

/** The hum tone of a great bronze bell, high enough for a small speaker. In Hz. */
export const humHz = 124;

/**
 * Its partials: not multiples of the hum, with the deepest ringing longest. No bell is perfectly round, so most
 * partials are two close tones, whose beating is the breath of the sound (唸り, unari).
 */
export const bellPartials = [
	{ ratio: 1, level: 0.34, decayMs: 7_000, beatHz: 0.9 },
	{ ratio: 1.98, level: 0.26, decayMs: 5_200, beatHz: 1.3 },
	{ ratio: 2.47, level: 0.18, decayMs: 3_600, beatHz: 1.7 },
	{ ratio: 2.99, level: 0.12, decayMs: 2_600, beatHz: 2.1 },
	{ ratio: 4.06, level: 0.1, decayMs: 1_700, beatHz: 2.6 },
	{ ratio: 5.31, level: 0.07, decayMs: 1_000, beatHz: 0 },
	{ ratio: 6.74, level: 0.05, decayMs: 600, beatHz: 0 },
	{ ratio: 8.29, level: 0.03, decayMs: 350, beatHz: 0 },
] as const;

/** Time between two strokes, and the minimum time that the last one needs to be heard. */
const betweenStrokesMs = 2_600;
const leastRingMs = 1_200;

export const templeBells: Composer = (durationMs, random) => {
	const sounds: (Tone | Noise)[] = [];
	for (let atMs = 50; atMs === 50 || atMs < durationMs - leastRingMs; atMs += betweenStrokesMs)
		sounds.push(...ring(atMs), beam(atMs, random));
	return sounds;
};

function ring(atMs: number): Tone[] {
	return bellPartials.flatMap(({ ratio, level, decayMs, beatHz }) => {
		const tone: Tone = { kind: "tone", hz: humHz * ratio, atMs, attackMs: 8, decayMs, level, pan: -0.15 };
		return beatHz === 0 ? tone : [tone, { ...tone, hz: tone.hz + beatHz, level: level * 0.7, pan: 0.15 }];
	});
}

/** The wooden beam (撞木, shumoku) on the bronze. */
function beam(atMs: number, random: Random): Noise {
	const sound = { kind: "noise", filter: "bandpass", hz: between(random, 380, 460), q: 0.9, from: random() } as const;
	return { ...sound, atMs, attackMs: 2, decayMs: 110, level: 0.5, pan: 0 };
}
