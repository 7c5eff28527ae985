import { expect, it } from "vitest";
import { almanacSpan } from "./span.ts";
import { whySentence, whyToday } from "./why-today.ts";

/** The instant 22 November 2026, 16:23 in Japan, is 07:23 UTC: the Sun at 240°. */
it.each([
	["Asia/Tokyo", "2026-11-21T14:59Z", "2026-11-21", "2026-11-21", 57, 57, "It has passed 235°"],
	["Asia/Tokyo", "2026-11-21T15:01Z", "2026-11-22", "2026-11-22", 58, 57, "the whole day takes the name"],
	["Asia/Tokyo", "2026-11-22T07:40Z", "2026-11-22", "2026-11-22", 58, 58, "It has passed 240°"],
	// Minutes from a step the longitude is on the side that the table says: the formula alone is early or late.
	["Asia/Tokyo", "2026-03-20T14:41Z", "2026-03-20", "2026-03-20", 10, 9, "the whole day takes the name"],
	["Asia/Tokyo", "2026-09-23T00:04Z", "2026-09-23", "2026-09-23", 46, 45, "the whole day takes the name"],
	["Asia/Tokyo", "2026-09-23T00:05Z", "2026-09-23", "2026-09-23", 46, 46, "It has passed 180°"],
	// Six minutes past midnight in Japan.
	["Asia/Tokyo", "2031-11-07T14:59Z", "2031-11-07", "2031-11-07", 54, 54, "It has passed 220°"],
	["Asia/Tokyo", "2031-11-07T15:05Z", "2031-11-08", "2031-11-08", 55, 54, "the whole day takes the name"],
	["Asia/Tokyo", "2031-11-07T15:06Z", "2031-11-08", "2031-11-08", 55, 55, "It has passed 225°"],
	// Its calendar is a day ahead of Japan for five hours a day.
	["Pacific/Kiritimati", "2026-11-21T11:00Z", "2026-11-22", "2026-11-21", 58, 57, "the whole day takes the name"],
	["Pacific/Kiritimati", "2026-11-26T11:00Z", "2026-11-27", "2026-11-26", 59, 58, "the whole day takes the name"],
	["Pacific/Kiritimati", "2026-03-20T10:30Z", "2026-03-21", "2026-03-20", 10, 9, "It has yet to reach 0°"],
	// Twenty hours behind Japan, where the next one has begun.
	["Pacific/Pago_Pago", "2026-11-22T09:00Z", "2026-11-21", "2026-11-22", 57, 58, "the next one has begun"],
	["Pacific/Pago_Pago", "2026-02-03T20:30Z", "2026-02-03", "2026-02-04", 72, 1, "the next one has begun"],
])("%s at %s", (_zone, at, today, inJapan, n, step, sentence) => {
	const instant = new Date(at);
	const why = whyToday(instant, today);
	expect([why.today, why.inJapan, why.microSeason.n, why.step.n]).toEqual([today, inJapan, n, step]);
	expect(whySentence(why)).toContain(sentence);
	expect(why.step.done).toBeGreaterThanOrEqual(0);
	expect(why.step.done).toBeLessThan(1);
	expect(why.longitude).toBeCloseTo(why.step.from + 5 * why.step.done, 9);
});

it("beyond the almanac it gives no time, and points out when the dates differ", () => {
	const instant = new Date(almanacSpan.to + 5, 1, 4, 1);
	const why = whyToday(instant, `${almanacSpan.to + 5}-02-04`);
	expect(why.reached).toBeNull();
	expect(why.microSeason.n).toBe(1);
	expect(whySentence({ ...why, step: { ...why.step, n: 72 } })).toContain("usual dates");
});

it("counts the day of the micro-season from its first, in the visitor's calendar", () => {
	const nth = (today: string) => whyToday(new Date(`${today}T12:00`), today).nth;
	expect([nth("2026-11-22"), nth("2026-11-26"), nth("2026-11-27")]).toEqual([1, 5, 1]);
});

it("the step before the spring equinox ends at 360°", () => {
	expect(whyToday(new Date("2026-03-19T12:00Z"), "2026-03-19").step).toMatchObject({ n: 9, from: 355, to: 360 });
});
