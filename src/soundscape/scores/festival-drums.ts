import { between, type Random } from "#src/effects/random.ts";
import type { Composer, Noise, Sound, Tone } from "../score.ts";

/** An eighth at 126 beats a minute. */
export const eighthMs = 60_000 / 126 / 2;
/** Two bars in eighths: `D` is the great drum, `d` the small one, `k` its rim. */
const drums = "D.dkD.ddD.dkDkdd";
/** The hand gong of the procession, between the beats. */
const gong = "..c...cc..c.c.cc";
/** Partials of a small bronze plate, relative to its lowest tone. */
const gongPartials = [1, 1.48, 2.13, 2.92];
/** Human timing is not exact. */
const looseMs = 6;

/** A festival's drums coming down the street. */
export const festivalDrums: Composer = (durationMs, random) => {
	const sounds: Sound[] = [];
	for (let step = 0; ; step++) {
		const atMs = Math.max(0, 40 + step * eighthMs + between(random, -looseMs, looseMs));
		if (atMs > durationMs - eighthMs) return sounds;
		const accent = step % 4 === 0 ? 1 : between(random, 0.7, 0.9);
		const stroke = drums[step % drums.length];
		if (stroke === "D") sounds.push(...skin(atMs, 150, 58, 560, 0.8 * accent), slap(random, atMs, 900, 70, 0.4));
		if (stroke === "d") sounds.push(...skin(atMs, 290, 178, 190, 0.42 * accent), slap(random, atMs, 2_000, 40, 0.2));
		if (stroke === "k") sounds.push(rim(random, atMs, 0.4 * accent));
		if (gong[step % gong.length] === "c") sounds.push(...plate(atMs, 0.07 * accent));
	}
};

/** A drum skin is tightest when struck: its tone falls, and its overtone falls with it and decays sooner. */
function skin(atMs: number, hz: number, fallsToHz: number, decayMs: number, level: number): Tone[] {
	const tone = { kind: "tone", atMs, attackMs: 2, pan: 0 } as const;
	return [
		{ ...tone, hz, fallsToHz, decayMs, level },
		{ ...tone, hz: hz * 1.59, fallsToHz: fallsToHz * 1.59, decayMs: decayMs / 3, level: level * 0.35 },
	];
}

function slap(random: Random, atMs: number, hz: number, decayMs: number, level: number): Noise {
	return { kind: "noise", filter: "lowpass", hz, q: 0.7, from: random(), atMs, attackMs: 1, decayMs, level, pan: 0 };
}

function rim(random: Random, atMs: number, level: number): Noise {
	const sound = { kind: "noise", filter: "bandpass", hz: 2_300, q: 4, from: random() } as const;
	return { ...sound, atMs, attackMs: 1, decayMs: 45, level, pan: 0.25 };
}

function plate(atMs: number, level: number): Tone[] {
	return gongPartials.map((ratio, index) => ({
		kind: "tone",
		hz: 2_450 * ratio,
		atMs,
		attackMs: 1,
		decayMs: 170 / (1 + index * 0.4),
		level: level / (1 + index * 0.5),
		pan: -0.4,
	}));
}
