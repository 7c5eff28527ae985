import almanac from "./almanac.json" with { type: "json" };

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

/** The micro-seasons in the order in which they begin in a calendar year. */
export const inYear: readonly MicroSeason[] = almanac.microSeasons.toSorted((one, other) =>
	one.start < other.start ? -1 : 1,
);
