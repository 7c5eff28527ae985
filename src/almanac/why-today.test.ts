import { expect, it } from "vitest";
import { whySentence, whyToday } from "./why-today.ts";

/** The instant 22 November 2026, 16:23 in Japan, is 07:23 UTC: the Sun at 240°. */
it.each([
	["Asia/Tokyo", "2026-11-21T14:59Z", "2026-11-21", "2026-11-21", 57, 57, "It has passed 235°"],
	["Asia/Tokyo", "2026-11-21T15:01Z", "2026-11-22", "2026-11-22", 58, 57, "the whole day takes the name"],
	["Asia/Tokyo", "2026-11-22T07:40Z", "2026-11-22", "2026-11-22", 58, 58, "It has passed 240°"],
	// Four minutes early, when the displayed longitude has already rounded into the step.
	["Asia/Tokyo", "2026-03-20T14:41Z", "2026-03-20", "2026-03-20", 10, 10, "the whole day takes the name"],
	// Its calendar is a day ahead of Japan for five hours a day.
	["Pacific/Kiritimati", "2026-11-21T11:00Z", "2026-11-22", "2026-11-21", 58, 57, "the whole day takes the name"],
	["Pacific/Kiritimati", "2026-11-26T11:00Z", "2026-11-27", "2026-11-26", 59, 58, "the whole day takes the name"],
	// Twenty hours behind Japan, where the next one has begun.
	["Pacific/Pago_Pago", "2026-11-22T09:00Z", "2026-11-21", "2026-11-22", 57, 58, "the next one has begun"],
])("%s at %s", (_zone, at, today, inJapan, n, step, sentence) => {
	const instant = new Date(at);
	const why = whyToday(instant, today);
	expect([why.today, why.inJapan, why.microSeason.n, why.step.n]).toEqual([today, inJapan, n, step]);
	expect(whySentence(why, instant)).toContain(sentence);
	expect(why.step.done).toBeGreaterThanOrEqual(0);
	expect(why.step.done).toBeLessThan(1);
});

it("beyond the almanac it gives no time, and points out when the dates differ", () => {
	const instant = new Date(2040, 1, 4, 1);
	const why = whyToday(instant, "2040-02-04");
	expect(why.reached).toBeNull();
	expect(why.microSeason.n).toBe(1);
	expect(whySentence({ ...why, step: { ...why.step, n: 72 } }, instant)).toContain("usual dates");
});

it("the step before the spring equinox ends at 360°", () => {
	expect(whyToday(new Date("2026-03-19T12:00Z"), "2026-03-19").step).toMatchObject({ n: 9, from: 355, to: 360 });
});
