import { describe, expect, it, vi } from "vitest";
import { awayText, nextOfEach, sittingsOn, sittingText } from "./coming-up.ts";
import { eventKinds } from "./events.ts";
import { almanacSpan } from "./span.ts";

/** Has dates read as in a zone that many hours ahead of UTC. */
function readDatesAt(hours: number): void {
	for (const part of ["FullYear", "Month", "Date", "Hours", "Minutes"] as const)
		vi.spyOn(Date.prototype, `get${part}`).mockImplementation(function (this: Date) {
			return new Date(this.getTime() + hours * 3_600_000)[`getUTC${part}`]();
		});
}

describe("the next of each kind", () => {
	it("includes today and nothing beyond the almanac", () => {
		const next = (today: string) => nextOfEach(new Date(`${today}T12:00`), eventKinds).map(({ day }) => day);
		expect(next("2026-11-22")).toEqual(["2026-11-22", "2026-11-22", "2026-11-23", "2026-12-26"]);
		expect(next("2026-11-23")).toEqual(["2026-11-23", "2026-11-27", "2026-12-07", "2026-12-26"]);
		expect(next(`${almanacSpan.to + 1}-06-01`)).toEqual([]);
		expect(next("1999-01-01")).toEqual([]);
	});
	it("leaves out what was yesterday for the visitor, though it is still today in Japan", () => {
		const next = () => nextOfEach(new Date("2026-11-23T12:00Z"), ["holiday"])[0]?.meaning;
		readDatesAt(9);
		expect(next()).toBe("Labour Thanksgiving Day");
		readDatesAt(14);
		expect(next()).toBe("New Year’s Day");
	});
	it("keeps what is still today for the visitor, though it was yesterday in Japan", () => {
		readDatesAt(-5);
		expect(nextOfEach(new Date("2026-11-23T16:00Z"), ["holiday"])[0]?.meaning).toBe("Labour Thanksgiving Day");
	});
});

/** Pruning is on Saturday 26 December 2026 in Japan, Planting on 10 April 2027. */
it.each([
	["Lagos, the evening before", 1, "2026-12-25T22:59Z", "2026-12-26", "01:00, tomorrow", "13:00, tomorrow"],
	["Lagos, before the first sitting", 1, "2026-12-25T23:59Z", "2026-12-26", "01:00, today", "13:00, today"],
	["Lagos, as the first begins", 1, "2026-12-26T00:00Z", "2026-12-26", "01:00, now", "13:00, today"],
	["Lagos, in its last minute", 1, "2026-12-26T00:59Z", "2026-12-26", "01:00, now", "13:00, today"],
	["Lagos, between the sittings", 1, "2026-12-26T01:00Z", "2026-12-26", "01:00, over", "13:00, today"],
	["Lagos, as the second begins", 1, "2026-12-26T12:00Z", "2026-12-26", "01:00, over", "13:00, now"],
	["Lagos, after the second", 1, "2026-12-26T13:00Z", "2027-04-10", "01:00, in 105 days", "13:00, in 105 days"],
	[
		"New York, in the first",
		-5,
		"2026-12-26T00:30Z",
		"2026-12-26",
		"Fri 25 Dec 19:00, now",
		"Sat 26 Dec 07:00, tomorrow",
	],
	["New York, after it", -5, "2026-12-26T02:00Z", "2026-12-26", "Fri 25 Dec 19:00, over", "Sat 26 Dec 07:00, tomorrow"],
	[
		"Honolulu, in the second",
		-10,
		"2026-12-26T12:30Z",
		"2026-12-26",
		"Fri 25 Dec 14:00, over",
		"Sat 26 Dec 02:00, now",
	],
	[
		"Honolulu, on the Saturday",
		-10,
		"2026-12-26T20:00Z",
		"2027-04-10",
		"Fri 9 Apr 14:00, in 104 days",
		"Sat 10 Apr 02:00, in 105 days",
	],
	[
		"Tōkyō, late on the Saturday",
		9,
		"2026-12-26T14:00Z",
		"2027-04-10",
		"Sat 10 Apr 09:00, in 105 days",
		"Sat 10 Apr 21:00, in 105 days",
	],
	[
		"Kiritimati, in the second",
		14,
		"2026-12-26T12:30Z",
		"2026-12-26",
		"Sat 26 Dec 14:00, over",
		"Sun 27 Dec 02:00, now",
	],
	[
		"Kiritimati, after it",
		14,
		"2026-12-26T13:00Z",
		"2027-04-10",
		"Sat 10 Apr 14:00, in 104 days",
		"Sun 11 Apr 02:00, in 105 days",
	],
])("%s: the next ceremony and its sittings", (_where, hours, at, day, first, second) => {
	readDatesAt(hours);
	const instant = new Date(at);
	const [next] = nextOfEach(instant, ["ceremony"]);
	expect(next?.day).toBe(day);
	const texts = sittingsOn(day).map((start) => sittingText(start, instant));
	expect(texts).toEqual([expect.stringContaining(first), expect.stringContaining(second)]);
	const following = texts.find((text) => !text.endsWith("over"));
	expect(next && awayText(next, instant)).toBe(`your time: ${following}`);
});

it("an event without an hour is as far away as its day in the visitor's calendar", () => {
	const [holiday] = nextOfEach(new Date("2026-11-22T12:00"), ["holiday"]);
	expect(holiday && awayText(holiday, new Date("2026-11-22T12:00"))).toBe("tomorrow");
	expect(holiday && awayText(holiday, new Date("2026-11-23T12:00"))).toBe("today");
});
