import { heldIn } from "#src/content/ceremonies/held-in.ts";
import { ceremonySittings } from "#src/content/facts/community.ts";
import { seasonFigures } from "#src/content/facts/season-figures.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { SEASONS } from "#src/season/season.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import { addDays, type CivilDay, weekday } from "./civil-day.ts";
import type { HolidayDay } from "./holidays.ts";
import { longitudeOf } from "./span.ts";
import type { Beginning } from "./starts.ts";
import { firstOfTerm, termOf } from "./terms.ts";

/** The kinds of events, in the order in which a day lists them. */
export const eventKinds = ["term", "micro-season", "holiday", "ceremony"] as const;
export type EventKind = (typeof eventKinds)[number];

/** An event on a day of the Japanese calendar; `meaning` is its name in English. */
export interface AlmanacEvent extends KanjiWord {
	kind: EventKind;
	/** Never changes: feeds identify events by it. */
	id: string;
	day: CivilDay;
	/** A line of detail in English. */
	detail: string;
	/** Minute of the day in Japan at which it occurs, for events determined by the Sun. */
	minute?: number;
	/** Announced in the gazette in February of the year before; provisional until then. */
	byGazette?: true;
}

/** The data that a year's events are built from. */
export interface YearData {
	beginnings: readonly (Beginning & { minute: number })[];
	holidays: readonly HolidayDay[];
}

const ORDINALS = ["first", "second", "third"];
const SATURDAY = 5;

function sunEvents(year: number, { beginnings }: YearData): AlmanacEvent[] {
	return beginnings.flatMap(({ microSeason, day, minute }): AlmanacEvent[] => {
		const { n, kanji, reading, meaning } = microSeason;
		const { index, term, part } = termOf(n);
		const micro: AlmanacEvent = {
			kind: "micro-season",
			id: `micro-season-${year}-${n}`,
			day,
			minute,
			...{ kanji, reading, meaning },
			detail: `Micro-season ${n} of 72, the ${ORDINALS[part]} of ${term.reading}`,
		};
		const detail = `Solar term ${index + 1} of 24, the Sun at ${longitudeOf(n)}°`;
		const whole: AlmanacEvent = { kind: "term", id: `term-${year}-${index + 1}`, day, minute, ...term, detail };
		return part === 0 ? [whole, micro] : [micro];
	});
}

/** Holidays that fall on or beside an equinox and therefore depend on the gazette. */
const isByGazette = ({ holiday, insteadOf }: HolidayDay): boolean =>
	holiday.id === "citizens" || (insteadOf ?? holiday).id.endsWith("equinox");

function holidayEvent(year: number, holidayDay: HolidayDay): AlmanacEvent {
	const { monthDay, holiday, insteadOf } = holidayDay;
	const { id, kanji, reading, meaning } = holiday;
	const details: Record<string, string> = {
		substitute: `In place of ${insteadOf?.meaning}, which falls on a Sunday`,
		citizens: "Between two national holidays, so also a day off",
	};
	return {
		kind: "holiday",
		id: `holiday-${year}-${insteadOf ? `${id}-for-${insteadOf.id}` : id}`,
		day: `${year}-${monthDay}`,
		...{ kanji, reading, meaning },
		detail: details[id] ?? "National holiday",
		...(isByGazette(holidayDay) && { byGazette: true }),
	};
}

/** A season's ceremony is on the first Saturday of the solar term that it belongs to. */
function ceremonyEvents(year: number, { beginnings }: YearData): AlmanacEvent[] {
	return SEASONS.map((season) => {
		const { term, reading: termReading } = heldIn[season];
		const { day } = beginnings.find(({ microSeason }) => microSeason.n === firstOfTerm(term)) as Beginning;
		const { kanji, reading } = seasonWords[season];
		return {
			kind: "ceremony",
			id: `ceremony-${year}-${season}`,
			day: addDays(day, (SATURDAY - weekday(day) + 7) % 7),
			...{ kanji, reading },
			meaning: `${seasonFigures[season].ceremony} ceremony`,
			detail: `The ceremony of ${season}, on the first Saturday of the solar term ${termReading}, at ${ceremonySittings.utc}`,
		};
	});
}

/**
 * All events of a year, sorted by day and, within a day, by kind. Sun-determined events around New Year may fall on the
 * last day of the year before.
 */
export function eventsOf(year: number, data: YearData): AlmanacEvent[] {
	const holidays = data.holidays.map((holidayDay) => holidayEvent(year, holidayDay));
	const events = [...sunEvents(year, data), ...holidays, ...ceremonyEvents(year, data)];
	const place = ({ day, kind }: AlmanacEvent) => `${day}${eventKinds.indexOf(kind)}`;
	return events.sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

/**
 * The day on which the gazette announces a year's equinox holidays: the first weekday of February of the year before.
 * @example gazetteDay(2027) // "2026-02-02"
 */
export function gazetteDay(year: number): CivilDay {
	const first = `${year - 1}-02-01`;
	const on = weekday(first);
	return addDays(first, on < SATURDAY ? 0 : 7 - on);
}
