import { describe, expect, it } from "vitest";
import { addDays, civilDay, dayInJapan, daysFrom, firstOf, instantInJapan, monthOf, weekday } from "./civil-day.ts";
import { dayMonthShort, dayMonthText, longDayText, minuteText, momentText } from "./day-text.ts";
import { eventDetail } from "./event-detail.ts";
import { gazetteDay } from "./events.ts";
import { dayByKey, monthWeeks, sameDayIn } from "./month-grid.ts";
import { laterText, seasonBeginnings } from "./season-differences.ts";
import { almanacSpan } from "./span.ts";
import { eventsBetween } from "./year-events.ts";

describe("days", () => {
	it("are the visitor's and Japan's at the same instant", () => {
		expect(civilDay(new Date(2026, 10, 22, 23, 59))).toBe("2026-11-22");
		expect(dayInJapan(new Date("2026-11-21T14:59:59Z"))).toBe("2026-11-21");
		expect(dayInJapan(new Date("2026-11-21T15:00:00Z"))).toBe("2026-11-22");
		expect(instantInJapan("2026-11-22", 984).toISOString()).toBe("2026-11-22T07:24:00.000Z");
	});
	it("are counted across months, years and leap days", () => {
		expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
		expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
		expect(daysFrom("2028-02-28", "2028-03-01")).toBe(2);
		expect(firstOf(2026, 13)).toBe("2027-01-01");
		expect([monthOf("2026-01-31"), monthOf("2026-12-01")]).toEqual([1, 12]);
		expect(weekday("2026-11-22")).toBe(6);
		expect(weekday("2026-11-23")).toBe(0);
	});
	it("are formatted without a comma", () => {
		expect(longDayText("2026-09-20")).toBe("Sunday 20 September 2026");
		expect(dayMonthShort("2026-09-20")).toBe("20 Sep");
		expect(dayMonthText("2026-09-20")).toBe("20 September");
		expect(minuteText(65)).toBe("01:05");
		expect(momentText(new Date(2026, 11, 25, 19))).toBe("Fri 25 Dec 19:00");
	});
});

describe("the grid of a month", () => {
	it("begins on Monday and holds whole weeks", () => {
		const november = monthWeeks(2026, 11);
		expect(november[0]).toEqual(Array.from({ length: 7 }, (_, index) => addDays("2026-10-26", index)));
		expect(november).toHaveLength(6);
		expect(monthWeeks(2027, 2)).toHaveLength(4);
	});
	it.each([
		["ArrowRight", "2026-11-23"],
		["ArrowLeft", "2026-11-21"],
		["ArrowDown", "2026-11-29"],
		["ArrowUp", "2026-11-15"],
		["Home", "2026-11-16"],
		["End", "2026-11-22"],
		["PageDown", "2026-12-22"],
		["PageUp", "2026-10-22"],
		["Shift+PageDown", "2027-11-22"],
		["Shift+PageUp", "2025-11-22"],
		["Enter", null],
		["toString", null],
	])("%s leads from 22 November 2026 to %s", (key, day) => {
		expect(dayByKey("2026-11-22", key)).toBe(day);
	});
	it("falls back to the last day of a shorter month", () => {
		expect(sameDayIn("2026-01-31", 1)).toBe("2026-02-28");
		expect(sameDayIn("2028-02-29", 12)).toBe("2029-02-28");
		expect(sameDayIn("2026-12-05", -12)).toBe("2025-12-05");
	});
});

describe("events", () => {
	it("of two days, in the order of the kinds", () => {
		expect(eventsBetween("2026-11-22", "2026-11-23").map(({ id }) => id)).toEqual([
			"term-2026-20",
			"micro-season-2026-58",
			"holiday-2026-labour",
		]);
		expect(eventsBetween("2025-12-31", "2025-12-31").map(({ id }) => id)).toEqual(["micro-season-2026-66"]);
	});
	it("of the Sun say which of how many they are, and at which longitude", () => {
		const details = eventsBetween("2026-11-22", "2026-12-06").flatMap(({ kind, detail }) =>
			kind === "term" || kind === "micro-season" ? [detail] : [],
		);
		expect(details).toEqual([
			"Solar term 20 of 24, the Sun at 240°",
			"Micro-season 58 of 72, the first of Shōsetsu",
			"Micro-season 59 of 72, the second of Shōsetsu",
			"Micro-season 60 of 72, the third of Shōsetsu",
		]);
	});
	it("never share the id by which a subscribed calendar knows them", () => {
		const ids = eventsBetween("2024-01-01", "2035-12-31").map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids).toContain("holiday-2026-substitute-for-constitution");
	});
	it("ceremonies are on the first Saturday of their solar term", () => {
		const days = eventsBetween("2026-01-01", "2026-12-31").filter(({ kind }) => kind === "ceremony");
		expect(days.map(({ day, meaning }) => `${day} ${meaning}`)).toEqual([
			"2026-04-11 Planting ceremony",
			"2026-07-11 Blooming ceremony",
			"2026-09-26 Harvest ceremony",
			"2026-12-26 Pruning ceremony",
		]);
	});
	it("equinox holidays are provisional until the gazette of the February before", () => {
		expect([2026, 2027, 2028].map(gazetteDay)).toEqual(["2025-02-03", "2026-02-02", "2027-02-01"]);
		const equinox = eventsBetween("2028-03-20", "2028-03-20").find(({ kind }) => kind === "holiday");
		expect(equinox && eventDetail(equinox, "2027-01-31")).toContain(
			"Provisional: the gazette confirms it in February 2027",
		);
		expect(equinox && eventDetail(equinox, "2027-02-01")).toBe("National holiday.");
		const [labour] = eventsBetween("2028-11-23", "2028-11-23");
		expect(labour && eventDetail(labour, "2027-01-31")).toBe("National holiday.");
		// Respect for the Aged Day on Monday 20, the equinox on Wednesday 22: the day between depends on the equinox.
		const [between] = eventsBetween("2032-09-21", "2032-09-21").filter(({ kind }) => kind === "holiday");
		expect(between && eventDetail(between, "2031-02-02")).toContain(
			"Provisional: the gazette confirms it in February 2031",
		);
	});
	it("a substitute names the holiday it replaces, a citizens' holiday its position", () => {
		const details = (day: string) => eventsBetween(day, day).map((event) => eventDetail(event, "2026-11-22"));
		expect(details("2026-05-06")).toContain("In place of Constitution Memorial Day, which falls on a Sunday.");
		expect(details("2026-09-22")).toContain("Between two national holidays, so also a day off.");
	});
});

it("the site's seasons and the Sun's differ by a day at most", () => {
	expect(seasonBeginnings(2026).map(({ sky, old, skyLater }) => [sky, old, skyLater])).toEqual([
		["2026-03-20", "2026-02-04", 0],
		["2026-06-21", "2026-05-05", 0],
		["2026-09-23", "2026-08-07", 0],
		["2026-12-22", "2026-11-07", 1],
	]);
	for (let year = almanacSpan.from; year <= almanacSpan.to; year++)
		for (const { skyLater } of seasonBeginnings(year)) expect(Math.abs(skyLater)).toBeLessThanOrEqual(1);
	expect([-1, 0, 1, 2].map(laterText)).toEqual(["a day earlier", "the same day", "a day later", "2 days later"]);
});
