import shifts from "virtual:almanac-days";
import { inYear, type MicroSeason } from "./almanac.ts";
import { addDays, type CivilDay } from "./civil-day.ts";
import { almanacSpan } from "./span.ts";

/** A micro-season and its first day in a particular year. */
export interface Beginning {
	microSeason: MicroSeason;
	day: CivilDay;
}

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
