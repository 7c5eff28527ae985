import almanac from "./almanac.json" with { type: "json" };

/** One of the 72 micro-seasons (七十二候, shichijūni-kō) of the Japanese almanac. */
export interface MicroSeason {
	/** 1 to 72, counted from the beginning of spring in February. */
	n: number;
	kanji: string;
	reading: string;
	meaning: string;
	/** Usual first day, `MM-DD`; it drifts by about a day from year to year. */
	start: string;
}

const byStart = [...almanac.microSeasons].sort((a, b) => (a.start < b.start ? -1 : 1));

/**
 * The micro-season of a local date, by the almanac's usual start dates.
 * @throws RangeError when `date` is an invalid date
 * @example microSeasonOn(new Date(2026, 2, 27)).meaning // "First cherry blossoms"
 */
export function microSeasonOn(date: Date): MicroSeason {
	if (Number.isNaN(date.getTime())) throw new RangeError("Invalid date");
	const monthDay = `${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
	// One of them begins on 1 January, so that on every day of the year one has begun.
	return byStart.findLast((microSeason) => microSeason.start <= monthDay) as MicroSeason;
}
