import fc from "fast-check";
import { expect, it } from "vitest";
import { clockText, deadOnTheList, presenceStretches } from "./presence.ts";

const terms = { everySeconds: 30, timeoutSeconds: 90 };

const short = { present: "p", suspect: "s", gone: "g" };
const account = (beats: number[], until: number) =>
	presenceStretches(beats, until, terms)
		.map(({ presence, from, to }) => `${short[presence]}${from}-${to}`)
		.join(" ");

it.each([
	["every beat arrives", [0, 30, 60, 90], 120, "p0-120"],
	["one is lost", [0, 60, 90], 120, "p0-120"],
	["two are lost, the third arrives on the last second", [0, 90, 120], 150, "p0-60 s60-90 p90-150"],
	["the third arrives a second late", [0, 91], 121, "p0-60 s60-90 g90-91 p91-121"],
	["three are lost", [0, 120], 150, "p0-60 s60-90 g90-120 p120-150"],
	["the power is cut", [0], 120, "p0-60 s60-90 g90-120"],
	["an account that ends with the beat", [0], 0, ""],
	["an account ends the moment before suspicion", [0], 59, "p0-59"],
	["an account ends the moment suspicion begins", [0], 60, "p0-60"],
	["an account ends a second after the timeout", [0], 91, "p0-60 s60-90 g90-91"],
	["an account that ends in suspicion", [0, 30], 110, "p0-90 s90-110"],
])("gives the expected opinions: %s", (_, beats, until, expected) => {
	expect(account(beats, until)).toBe(expected);
});

it("rejects an empty list of beats, and times that run backwards", () => {
	expect(() => presenceStretches([], 30, terms)).toThrow(RangeError);
	expect(() => presenceStretches([30, 0], 60, terms)).toThrow(RangeError);
});

/** The expected opinion after a silence in seconds, independent of the tested rule. */
const after = (silence: number) => (silence >= 90 ? "gone" : silence >= 60 ? "suspect" : "present");

it("agrees with the silence at every moment, and leaves no gap", () => {
	const beats = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 12 });
	fc.assert(
		fc.property(beats, fc.integer({ min: 1, max: 200 }), (pauses, rest) => {
			const times = pauses.reduce((all, pause) => all.concat((all.at(-1) as number) + pause), [0]);
			const until = (times.at(-1) as number) + rest;
			const stretches = presenceStretches(times, until, terms);
			expect(stretches[0]?.from).toBe(0);
			expect(stretches.at(-1)?.to).toBe(until);
			for (let second = 0; second < until; second++) {
				const last = times.filter((time) => time <= second).at(-1) as number;
				const found = stretches.filter(({ from, to }) => from <= second && second < to);
				expect(found.map(({ presence }) => presence)).toEqual([after(second - last)]);
			}
		}),
		{ numRuns: 30 },
	);
});

it.each([
	[0, 90],
	[4, 86],
	[15, 75],
	[30, 60],
])("a node that dies %d s after a beat stays on the list for %d s", (age, seconds) => {
	expect(deadOnTheList(age, terms)).toBe(seconds);
});

it.each([-0.1, 30.1])("rejects a last beat %d s ago", (age) => {
	expect(() => deadOnTheList(age, terms)).toThrow(RangeError);
});

it.each([
	[0, "0:00"],
	[59, "0:59"],
	[90, "1:30"],
	[330, "5:30"],
])("formats %d s as %s", (seconds, text) => {
	expect(clockText(seconds)).toBe(text);
});
