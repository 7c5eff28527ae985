import { ceremonySittings } from "#src/content/facts/community.ts";
import { daysAwayText } from "#src/figures/figure-text.ts";
import { twoDigits } from "#src/figures/two-digits.ts";
import { daysBetween } from "#src/season/calendar.ts";
import { type CivilDay, civilDay, dayInJapan, daysFrom, yearOf } from "./civil-day.ts";
import { momentText } from "./day-text.ts";
import type { AlmanacEvent, EventKind } from "./events.ts";
import { eventsBetween } from "./year-events.ts";

const MS_PER_MINUTE = 60_000;

/**
 * The instants at which the sittings of a ceremony begin.
 * @param day of the ceremony, in Japan
 * @example sittingsOn("2026-12-26")[1]?.toISOString() // "2026-12-26T12:00:00.000Z"
 */
export const sittingsOn = (day: CivilDay): Date[] =>
	ceremonySittings.hoursUtc.map((hour) => new Date(`${day}T${twoDigits(hour)}:00Z`));

const isSittingOver = (start: Date, instant: Date): boolean =>
	instant.getTime() >= start.getTime() + ceremonySittings.minutes * MS_PER_MINUTE;

/**
 * A sitting by the visitor's clock: when it begins, and how far away that is.
 * @example sittingText(new Date(2026, 11, 25, 19), new Date(2026, 11, 25, 19, 30)) // "Fri 25 Dec 19:00, now"
 */
export function sittingText(start: Date, instant: Date): string {
	const away = isSittingOver(start, instant)
		? "over"
		: start <= instant
			? "now"
			: daysAwayText(daysBetween(instant, start));
	return `${momentText(start)}, ${away}`;
}

/** The first sitting of a ceremony that is not over; undefined after the last. */
const nextSitting = (day: CivilDay, instant: Date): Date | undefined =>
	sittingsOn(day).find((start) => !isSittingOver(start, instant));

/**
 * How far away an event is for a visitor: by their own date, read on the calendar of Japan; a ceremony, which has an
 * hour, by their clock.
 */
export function awayText({ kind, day }: AlmanacEvent, instant: Date): string {
	const sitting = kind === "ceremony" && nextSitting(day, instant);
	return sitting ? `your time: ${sittingText(sitting, instant)}` : daysAwayText(daysFrom(civilDay(instant), day));
}

/**
 * The next event of each kind, by day; kinds with no further known event are left out. A ceremony is the next one until
 * its last sitting is over, another event until the visitor's day ends.
 */
export function nextOfEach(instant: Date, kinds: readonly EventKind[]): AlmanacEvent[] {
	const today = civilDay(instant);
	const inJapan = dayInJapan(instant);
	// East of Japan, where tomorrow begins earlier, a ceremony's last sitting may be on the day after.
	const coming = eventsBetween(inJapan < today ? inJapan : today, `${yearOf(today) + 1}-12-31`).filter(
		({ kind, day }) => (kind === "ceremony" ? nextSitting(day, instant) : today <= day),
	);
	return coming.filter(
		({ kind }, index) => kinds.includes(kind) && coming.findIndex((one) => one.kind === kind) === index,
	);
}
