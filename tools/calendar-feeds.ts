import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ICalCalendar, ICalEventTransparency } from "ical-generator";
import almanac from "../src/almanac/almanac.json" with { type: "json" };
import type { CivilDay } from "../src/almanac/civil-day.ts";
import { eventDetail } from "../src/almanac/event-detail.ts";
import { type AlmanacEvent, eventsOf } from "../src/almanac/events.ts";
import { type Feed, feeds } from "../src/almanac/feeds.ts";
import { unpackHolidays } from "../src/almanac/holidays.ts";
import { almanacYears, sunSteps } from "./almanac.ts";
import { packedHolidays } from "./holidays.ts";

/**
 * When the feeds' contents last changed: the stamp of every event, and the day by which a holiday is provisional, so
 * that the same almanac gives the same files.
 */
const revised: CivilDay = "2026-11-30";

/** How often a calendar should refresh the feed, in seconds: once a week. */
const refreshedEvery = 7 * 24 * 3_600;

function allEvents(): AlmanacEvent[] {
	const packed = packedHolidays();
	return almanacYears.flatMap((year, index) =>
		eventsOf(year, {
			beginnings: sunSteps(year).flatMap(({ n, day, minute }) => {
				const microSeason = almanac.microSeasons[n - 1];
				return microSeason ? [{ microSeason, day, minute }] : [];
			}),
			holidays: unpackHolidays(packed[index] ?? ""),
		}),
	);
}

function description(event: AlmanacEvent): string {
	const sample =
		event.kind === "ceremony" ? " Sample ceremony of a preview: the day is real, but nobody holds it." : "";
	return `${eventDetail(event, revised)}${sample}`;
}

/** @example "立冬 Rittō · Beginning of winter" */
const summary = ({ kanji, reading, meaning }: AlmanacEvent): string => `${kanji} ${reading} · ${meaning}`;

const midnight = (day: CivilDay): Date => new Date(`${day}T00:00:00Z`);

function feedText({ kind, name }: Feed, events: readonly AlmanacEvent[]): string {
	const calendar = new ICalCalendar({
		name: `${name} · Sakura Ecosystem`,
		prodId: { company: "Sakura Ecosystem", product: "Almanac", language: "EN" },
		ttl: refreshedEvery,
	});
	for (const event of events.filter((one) => one.kind === kind)) {
		calendar.createEvent({
			id: `${event.id}@almanac.sakura-ecosystem`,
			start: midnight(event.day),
			allDay: true,
			stamp: midnight(revised),
			summary: summary(event),
			description: description(event),
			transparency: ICalEventTransparency.TRANSPARENT,
		});
	}
	// The generator leaves the last line without its end.
	return `${calendar.toString()}\r\n`;
}

/** Every feed as text: all-day events without time or zone, so that they fall on the same date everywhere. */
export function calendarFeeds(): (Feed & { text: string })[] {
	const events = allEvents();
	return feeds.map((feed) => ({ ...feed, text: feedText(feed, events) }));
}

/** Writes the feeds into the served folder. */
export async function writeCalendarFeeds(root: string): Promise<void> {
	for (const { file, text } of calendarFeeds()) {
		await mkdir(dirname(join(root, file)), { recursive: true });
		await writeFile(join(root, file), text);
	}
}
