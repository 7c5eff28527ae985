import ICAL from "ical.js";
import { expect, it } from "vitest";
import { feeds } from "../src/almanac/feeds.ts";
import { almanacCounts } from "../src/content/facts/community.ts";
import { almanacYears } from "./almanac.ts";
import { calendarFeeds } from "./calendar-feeds.ts";

const texts = calendarFeeds();

/** Parsed by a library that is independent of the writer. */
function eventsIn(kind: string): InstanceType<typeof ICAL.Event>[] {
	const calendar = new ICAL.Component(ICAL.parse(texts.find((feed) => feed.kind === kind)?.text ?? ""));
	return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

/**
 * A year of the almanac, by the year in the identifiers: a step around New Year may fall on 31 December of the year
 * before.
 */
const ofYear = (kind: string, year: number) => eventsIn(kind).filter(({ uid }) => uid.includes(`-${year}-`));

it.each(almanacYears)("%i has its 24 terms, 72 micro-seasons, 16 holidays and four ceremonies", (year) => {
	expect(ofYear("term", year)).toHaveLength(almanacCounts.solarTerms);
	expect(ofYear("micro-season", year)).toHaveLength(almanacCounts.microSeasons);
	expect(ofYear("ceremony", year)).toHaveLength(4);
	const own = ofYear("holiday", year).filter(({ uid }) => !/substitute|citizens/.test(uid));
	expect(own).toHaveLength(almanacCounts.nationalHolidays);
});

it.each(feeds.map(({ kind }) => kind))("%s: all-day events, each with a unique and stable identifier", (kind) => {
	const events = eventsIn(kind);
	expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
	for (const event of events) {
		expect(event.startDate.isDate).toBe(true);
		expect(event.summary).toMatch(/^\S+ .+ · .+$/u);
		expect(String(event.component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-30T00:00:00Z");
	}
});

it.each(texts)("$kind: asks to be fetched again once a week", ({ text }) => {
	expect(text).toContain("\r\nREFRESH-INTERVAL;VALUE=DURATION:P7D\r\n");
});

it("describes each day in Japanese and English", () => {
	const term = ofYear("term", 2026).find(({ startDate }) => startDate.toString() === "2026-11-22");
	expect(term?.uid).toBe("term-2026-20@almanac.sakura-ecosystem");
	expect(term?.summary).toBe("小雪 Shōsetsu · Lesser snow");
	expect(term?.description).toMatch(/^Solar term 20 of 24, the Sun at 240°, reached at 16:23 in Japan\.$/);
});

it("gives the hours of a ceremony, which is on a whole day of Japan", () => {
	const pruning = ofYear("ceremony", 2026).find(({ startDate }) => startDate.toString() === "2026-12-26");
	expect(pruning?.description).toBe(
		"The ceremony of winter, on the first Saturday of the solar term Tōji, at 00:00 and 12:00 UTC. Sample ceremony of a preview: the day is real, but nobody holds it.",
	);
});

it.each([
	[2027, "2027-03-21", "National holiday."],
	[2030, "2030-03-20", "National holiday. Provisional: the gazette confirms it in February 2029."],
])("the spring equinox of %i is provisional unless the gazette has named it", (year, day, description) => {
	const equinox = ofYear("holiday", year).find(({ uid }) => uid.includes("spring-equinox"));
	expect(equinox?.startDate.toString()).toBe(day);
	expect(equinox?.description).toBe(description);
});

it.each(texts)(
	"$file: lines end and fold as the format requires, it is no message, the output is reproducible, and the size is limited",
	({ file, text }) => {
		expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
		// With a method, every event would have to name its organiser.
		expect(text).not.toMatch(/^METHOD:/m);
		const lines = text.split("\r\n");
		expect(lines.join("")).not.toMatch(/[\r\n]/);
		for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
		expect(calendarFeeds().find((feed) => feed.file === file)?.text).toBe(text);
		expect(Buffer.byteLength(text)).toBeLessThan(400_000);
	},
);
