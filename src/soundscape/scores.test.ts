import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "#src/effects/random.ts";
import type { Soundscape } from "#src/season/season-config.ts";
import type { Noise, Sound, Tone } from "./score.ts";
import { eighthMs } from "./scores/festival-drums.ts";
import { bellPartials, humHz } from "./scores/temple-bells.ts";
import { tubePartials, tubesHz } from "./scores/wind-chimes.ts";
import { scores } from "./scores.ts";

const names = Object.keys(scores) as Soundscape[];
const write = (name: Soundscape, durationMs = 4000, seed = 1) => scores[name](durationMs, createRandom(seed));
const tones = (score: Sound[]) => score.filter((sound): sound is Tone => sound.kind === "tone");
const noises = (score: Sound[]) => score.filter((sound): sound is Noise => sound.kind === "noise");

describe.each(names)("%s", (name) => {
	it("can be played, for any duration and seed", () => {
		fc.assert(
			fc.property(fc.integer({ min: 500, max: 8_000 }), fc.integer(), (durationMs, seed) => {
				const score = write(name, durationMs, seed);
				expect(score.length).toBeGreaterThan(0);
				for (const { atMs, attackMs, decayMs, level, pan, hz } of score) {
					expect(atMs).toBeGreaterThanOrEqual(0);
					expect(atMs).toBeLessThan(durationMs);
					// An exponential decay needs a start above zero, and too short an attack clicks.
					expect(attackMs).toBeGreaterThanOrEqual(1);
					expect(decayMs).toBeGreaterThan(0);
					expect(level).toBeGreaterThan(0.001);
					expect(level).toBeLessThanOrEqual(1);
					expect(Math.abs(pan)).toBeLessThanOrEqual(1);
					expect(hz).toBeGreaterThan(40);
					expect(hz).toBeLessThan(15_000);
				}
			}),
			{ numRuns: 30 },
		);
	});

	it("is the same for the same seed, different for another", () => {
		expect(write(name, 4000, 7)).toEqual(write(name, 4000, 7));
		expect(write(name, 4000, 8)).not.toEqual(write(name, 4000, 7));
	});

	it("is audible from the first quarter of a second until past the middle", () => {
		const times = write(name).map(({ atMs }) => atMs);
		expect(Math.min(...times)).toBeLessThan(250);
		expect(Math.max(...times)).toBeGreaterThan(2000);
	});

	it("needs no more nodes than a phone can play", () => {
		expect(write(name, 6000).length).toBeLessThan(150);
	});
});

describe("gentle wind chimes", () => {
	it("strike only the tubes of the scale, each with its partials, the higher the shorter and weaker", () => {
		const score = tones(write("gentle_wind_chimes"));
		for (let first = 0; first < score.length; first += tubePartials.length) {
			const struck = score.slice(first, first + tubePartials.length);
			const [lowest] = struck as [Tone];
			expect(tubesHz).toContain(lowest.hz);
			expect(struck.map(({ hz }) => hz / lowest.hz)).toEqual(tubePartials.map((ratio) => expect.closeTo(ratio)));
			for (const [index, partial] of struck.slice(1).entries()) {
				expect(partial.decayMs).toBeLessThan(struck[index]?.decayMs ?? 0);
				expect(partial.level).toBeLessThan(struck[index]?.level ?? 0);
			}
		}
	});

	it("never strike a tube twice in a row, and keep no beat", () => {
		const struck = tones(write("gentle_wind_chimes", 8000)).filter((_, index) => index % tubePartials.length === 0);
		const gaps = struck.slice(1).map(({ atMs }, index) => atMs - (struck[index]?.atMs ?? 0));
		for (const [index, { hz }] of struck.slice(1).entries()) expect(hz).not.toBe(struck[index]?.hz);
		expect(new Set(gaps.map(Math.round)).size).toBeGreaterThan(gaps.length / 2);
	});
});

describe("festival drums", () => {
	it("fall in pitch after the stroke", () => {
		const skins = tones(write("festival_drums")).filter(({ hz }) => hz < 500);
		expect(skins.length).toBeGreaterThan(8);
		for (const { hz, fallsToHz } of skins) expect(fallsToHz).toBeLessThan(hz * 0.7);
	});

	it("keep the beat, apart from human inexactness", () => {
		for (const { atMs } of write("festival_drums", 6000)) {
			const eighths = (atMs - 40) / eighthMs;
			expect(Math.abs(eighths - Math.round(eighths)) * eighthMs).toBeLessThanOrEqual(6.001);
		}
	});

	it("are struck with a burst of noise", () => {
		const score = write("festival_drums");
		const times = noises(score).map(({ atMs }) => atMs);
		for (const { atMs, fallsToHz } of tones(score)) if (fallsToHz) expect(times).toContain(atMs);
	});
});

describe("rustling leaves", () => {
	it("are noise alone: slow, overlapping gusts and short dry touches", () => {
		const score = write("rustling_leaves");
		expect(tones(score)).toEqual([]);
		const gusts = noises(score).filter(({ attackMs }) => attackMs >= 400);
		const touches = noises(score).filter(({ decayMs }) => decayMs < 50);
		expect(gusts.length + touches.length).toBe(score.length);
		expect(gusts.length).toBeGreaterThan(3);
		expect(touches.length).toBeGreaterThan(gusts.length * 5);
		for (const [index, gust] of gusts.slice(2).entries()) {
			const before = gusts[index + 1] as Noise;
			expect(gust.atMs).toBeLessThan(before.atMs + before.attackMs + before.decayMs);
		}
	});
});

describe("temple bells", () => {
	it.each([
		[2000, 1],
		[3850, 1],
		[4000, 2],
		[6000, 2],
		[6500, 3],
	])("within %i ms are struck %i times", (durationMs, strokes) => {
		const hums = tones(write("temple_bells", durationMs)).filter(({ hz }) => hz === humHz);
		expect(hums).toHaveLength(strokes);
	});

	it("ring with partials that are not multiples of the hum, the deepest for seconds, the highest briefly", () => {
		expect(bellPartials.filter(({ ratio }) => Number.isInteger(ratio))).toHaveLength(1);
		const decays = bellPartials.map(({ decayMs }) => decayMs);
		expect(decays).toEqual([...decays].sort((one, other) => other - one));
		expect(decays[0]).toBeGreaterThan(5000);
	});

	it("beat: the deep partials have a slightly detuned twin", () => {
		const pitches = tones(write("temple_bells", 2000)).map(({ hz }) => hz);
		for (const { ratio, beatHz } of bellPartials.slice(0, 5)) {
			expect(beatHz).toBeGreaterThan(0.5);
			expect(beatHz).toBeLessThan(3);
			expect(pitches).toContainEqual(expect.closeTo(humHz * ratio + beatHz));
		}
	});
});
