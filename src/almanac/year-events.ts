import { holidays, minutes } from "virtual:almanac-year";
import { type CivilDay, yearOf } from "./civil-day.ts";
import { type AlmanacEvent, eventsOf } from "./events.ts";
import { unpackHolidays } from "./holidays.ts";
import { almanacSpan } from "./span.ts";
import { startsOf } from "./starts.ts";

const DIGIT_ZERO = 48;
const kept = new Map<number, AlmanacEvent[]>();

/** The minute of the day of a beginning, packed as one character each for hour and minute. */
function minuteAt(packed: string, index: number): number {
	const digit = (place: number) => packed.charCodeAt(2 * index + place) - DIGIT_ZERO;
	return digit(0) * 60 + digit(1);
}

/** The almanac's events of one year; none outside its span. */
function almanacYear(year: number): AlmanacEvent[] {
	const known = kept.get(year);
	if (known) return known;
	const packed = minutes[year - almanacSpan.from];
	const events =
		packed === undefined
			? []
			: eventsOf(year, {
					beginnings: startsOf(year).map((beginning, index) => ({ ...beginning, minute: minuteAt(packed, index) })),
					holidays: unpackHolidays(holidays[year - almanacSpan.from] ?? ""),
				});
	kept.set(year, events);
	return events;
}

/**
 * The events between two days, both inclusive, by day.
 * @example eventsBetween("2026-11-22", "2026-11-23").map(({ meaning }) => meaning) // ["Lesser snow", "Rainbows hide", "Labour Thanksgiving Day"]
 */
export function eventsBetween(from: CivilDay, to: CivilDay): AlmanacEvent[] {
	const years = Array.from({ length: yearOf(to) - yearOf(from) + 2 }, (_, index) => yearOf(from) + index);
	return years.flatMap(almanacYear).filter(({ day }) => from <= day && day <= to);
}
