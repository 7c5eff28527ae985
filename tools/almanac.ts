import { SearchSunLongitude } from "astronomy-engine";
import almanac from "../src/almanac/almanac.json" with { type: "json" };
import { JAPAN_MS, MS_PER_DAY } from "../src/almanac/civil-day.ts";
import { almanacSpan, longitudeOf } from "../src/almanac/span.ts";

const DIGIT_ZERO = 48;

/** What the almanac's names and usual dates need of a micro-season to find it in a year. */
const inYear = [...almanac.microSeasons].sort((one, other) => (one.start < other.start ? -1 : 1));

/** A step of five degrees that the Sun takes: the beginning of a micro-season, and of every third a solar term. */
export interface SunStep {
	/** The micro-season that begins, 1 to 72. */
	n: number;
	moment: Date;
	/** The calendar day in Japan on which the moment falls, `YYYY-MM-DD`: the day that the almanac names. */
	day: string;
	/** Days from the usual date; the moment's minute of that day, rounded as the observatory rounds, within the day. */
	shift: number;
	minute: number;
}

/**
 * The 72 steps of a year by the Sun's true apparent longitude of date, in the order of their usual dates; the first may
 * fall on the last day of the year before.
 * @example sunSteps(2026).find(({ n }) => n === 10)?.day // "2026-03-20", the equinox, at 23:46 in Japan
 */
export function sunSteps(year: number): SunStep[] {
	return inYear.map(({ n, start }) => {
		const usual = Date.parse(`${year}-${start}T00:00Z`);
		const found = SearchSunLongitude(longitudeOf(n), new Date(usual - 6 * MS_PER_DAY), 12);
		if (!found) throw new Error(`The Sun is not at ${longitudeOf(n)}° within six days of ${year}-${start}.`);
		const moment = found.date;
		const inJapan = moment.getTime() + JAPAN_MS;
		// The day is that of the moment itself: 23:59:38 is not yet tomorrow, though it rounds to midnight.
		const midnight = Math.floor(inJapan / MS_PER_DAY) * MS_PER_DAY;
		return {
			n,
			moment,
			day: new Date(midnight).toISOString().slice(0, 10),
			shift: (midnight - usual) / MS_PER_DAY,
			minute: Math.min(1439, Math.round((inJapan - midnight) / 60_000)),
		};
	});
}

/** Every year that the almanac is computed for. */
export const almanacYears = Array.from(
	{ length: almanacSpan.to - almanacSpan.from + 1 },
	(_, index) => almanacSpan.from + index,
);

/**
 * Days of the micro-seasons, packed: a string a year, a digit a step, 0 a day before its usual date, 1 on it, 2 after it.
 * @throws Error when a step drifts further, which asks for other usual dates
 */
export function packedShifts(): string[] {
	return almanacYears.map((year) =>
		sunSteps(year)
			.map(({ n, day, shift }) => {
				if (Math.abs(shift) > 1) throw new Error(`Micro-season ${n} of ${year} begins on ${day}: mend its usual date.`);
				return shift + 1;
			})
			.join(""),
	);
}

/** Hour and minute of each step in Japan, packed: a string a year, two characters a step, each counted on from "0". */
export const packedMinutes = (): string[] =>
	almanacYears.map((year) =>
		sunSteps(year)
			.map(({ minute }) => String.fromCharCode(DIGIT_ZERO + Math.floor(minute / 60), DIGIT_ZERO + (minute % 60)))
			.join(""),
	);
