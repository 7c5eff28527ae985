import { between, type Random } from "#src/effects/random.ts";
import type { Composer, Noise } from "../score.ts";

/** Slow, overlapping gusts, each with single dry leaves that touch. */
export const rustlingLeaves: Composer = (durationMs, random) => {
	const sounds: Noise[] = [breeze(durationMs, random)];
	let atMs = 0;
	while (atMs < durationMs * 0.8) {
		const gust = {
			...noise(random, 0.6, between(random, -0.5, 0.5)),
			hz: between(random, 2_200, 4_400),
			atMs,
			attackMs: between(random, 450, 800),
			decayMs: between(random, 700, 1_200),
			level: between(random, 0.35, 0.65),
		};
		sounds.push(gust);
		const crackles = 7 + Math.floor(random() * 9);
		for (let n = 0; n < crackles; n++) {
			// Most of them at the peak of the gust.
			const share = (random() + random()) / 2;
			sounds.push({
				...noise(random, 2.5, between(random, -0.9, 0.9)),
				hz: between(random, 4_500, 8_500),
				atMs: Math.min(durationMs - 1, atMs + share * (gust.attackMs + gust.decayMs)),
				attackMs: 1,
				decayMs: between(random, 12, 45),
				level: between(random, 0.15, 0.5),
			});
		}
		atMs += between(random, 480, 950);
	}
	return sounds;
};

/** The sound of the air itself, under everything else. */
function breeze(durationMs: number, random: Random): Noise {
	const sound = { ...noise(random, 0.5, 0), hz: 520, atMs: 0, level: 0.22 };
	return { ...sound, attackMs: durationMs * 0.4, decayMs: durationMs * 0.6 };
}

function noise(random: Random, q: number, pan: number): Pick<Noise, "kind" | "filter" | "q" | "from" | "pan"> {
	return { kind: "noise", filter: "bandpass", q, from: random(), pan };
}
