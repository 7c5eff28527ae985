import { inYear } from "../src/almanac/almanac.ts";
import { JAPAN_MS, MS_PER_DAY } from "../src/almanac/civil-day.ts";
import { almanacSpan, longitudeOf } from "../src/almanac/span.ts";
import { sunLongitude } from "../src/almanac/sun-longitude.ts";
import { preciseSunLongitude } from "./precise-sun-longitude.ts";

const DIGIT_ZERO = 48;
const YEAR_MS = 365.2422 * MS_PER_DAY;
/** Each brings a moment about sixty times closer; the quick formula saves the slow one its first three rounds. */
const rounds = [sunLongitude, sunLongitude, sunLongitude, preciseSunLongitude, preciseSunLongitude];

/** One step of five degrees of solar longitude: a micro-season begins, and with every third step a solar term. */
export interface SunStep {
	/** The micro-season that begins, 1 to 72. */
	n: number;
	moment: Date;
	/** The calendar day in Japan on which the moment falls, `YYYY-MM-DD`: the day that the almanac gives. */
	day: string;
	/**
	 * `shift`: days from the usual date. `minute`: the moment's minute of that day, rounded as the observatory does but
	 * kept within the day.
	 */
	shift: number;
	minute: number;
}

/**
 * When the Sun is at a longitude, converged to a second; the longitude itself is good to some seconds. Of the times of
 * all years the one nearest to `near`, in ms.
 */
function momentAt(longitude: number, near: number): Date {
	const ms = rounds.reduce((ms, longitudeOn) => {
		const ahead = ((longitude - longitudeOn(new Date(ms)) + 540) % 360) - 180;
		return ms + (ahead / 360) * YEAR_MS;
	}, near);
	return new Date(ms);
}

const computed = new Map<number, SunStep[]>();

/**
 * The 72 steps of a year by the Sun's true apparent longitude of date, in the order of their usual dates; the first may
 * fall on the last day of the year before.
 * @example sunSteps(2026).find(({ n }) => n === 10)?.day // "2026-03-20", the equinox, at 23:46 in Japan
 */
export function sunSteps(year: number): SunStep[] {
	const steps = computed.get(year) ?? computeSteps(year);
	computed.set(year, steps);
	return steps;
}

function computeSteps(year: number): SunStep[] {
	return inYear.map(({ n, start }) => {
		const usual = Date.parse(`${year}-${start}T00:00Z`);
		const moment = momentAt(longitudeOf(n), usual);
		const inJapan = moment.getTime() + JAPAN_MS;
		// The day is that of the unrounded moment: 23:59:38 is still today, although it rounds to midnight.
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
 * The days of the micro-seasons, packed: one string per year, one digit per step; 0 means a day before its usual date,
 * 1 on it, 2 a day after.
 * @throws Error when a step drifts further, which means that its usual date has to be corrected
 */
export function packedShifts(): string[] {
	return almanacYears.map((year) =>
		sunSteps(year)
			.map(({ n, day, shift }) => {
				if (Math.abs(shift) > 1)
					throw new Error(`Micro-season ${n} of ${year} begins on ${day}: correct its usual date.`);
				return shift + 1;
			})
			.join(""),
	);
}

/**
 * Hour and minute of each step in Japan, packed: one string per year, two characters per step, each counted up from
 * "0".
 */
export const packedMinutes = (): string[] =>
	almanacYears.map((year) =>
		sunSteps(year)
			.map(({ minute }) => String.fromCharCode(DIGIT_ZERO + Math.floor(minute / 60), DIGIT_ZERO + (minute % 60)))
			.join(""),
	);
