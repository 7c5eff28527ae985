import shifts from "virtual:almanac-days";
import almanac from "./almanac.json" with { type: "json" };
import { addDays, type CivilDay } from "./civil-day.ts";
import { almanacSpan } from "./span.ts";

/** One of the 72 micro-seasons (七十二候, shichijūni-kō) of the Japanese almanac. */
export interface MicroSeason {
	/** 1 to 72, counted from the beginning of spring in February. */
	n: number;
	kanji: string;
	reading: string;
	meaning: string;
	/** Usual first day, `MM-DD`; the computed one is within a day of it. */
	start: string;
}

/** A micro-season and its first day in a particular year. */
export interface Beginning {
	microSeason: MicroSeason;
	day: CivilDay;
}

/** In the order in which they begin in a calendar year. */
const inYear: MicroSeason[] = [...almanac.microSeasons].sort((one, other) => (one.start < other.start ? -1 : 1));

/**
 * The first days of the 72 in a year, in order: computed from the Sun within the almanac's span, otherwise the usual
 * days. The first one, around New Year, may begin on the last day of the year before.
 * @example startsOf(2026)[0] // { microSeason: { n: 66, … }, day: "2025-12-31" }
 */
export function startsOf(year: number): Beginning[] {
	const ofYear = shifts[year - almanacSpan.from];
	return inYear.map((microSeason, index) => ({
		microSeason,
		day: addDays(`${String(year).padStart(4, "0")}-${microSeason.start}`, ofYear ? Number(ofYear[index]) - 1 : 0),
	}));
}
