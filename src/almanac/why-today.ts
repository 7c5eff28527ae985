import type { MicroSeason } from "./almanac.ts";
import { type CivilDay, dayInJapan, daysFrom, instantInJapan } from "./civil-day.ts";
import { beginningOn } from "./micro-season.ts";
import { longitudeOf, stepAt } from "./span.ts";
import { sunLongitude } from "./sun-longitude.ts";
import { eventsBetween } from "./year-events.ts";

/** Why a visitor's date has its name. */
export interface WhyToday {
	/** The Sun's longitude at the instant, in degrees; within the span it reaches a step at the minute of the table. */
	longitude: number;
	/** The five-degree step that contains it, and the completed share of it, 0 to 1. */
	step: { n: number; from: number; to: number; done: number };
	/** The micro-season of the visitor's date, its first day, and the number of the day in it. */
	microSeason: MicroSeason;
	since: CivilDay;
	nth: number;
	/** The visitor's date and that in Japan, which may be a day apart. */
	today: CivilDay;
	inJapan: CivilDay;
	/**
	 * When the Sun reaches or reached the step that begins on `since`, and the minute of the day in Japan; null outside
	 * the span.
	 */
	reached: Date | null;
	minute: number | null;
}

/**
 * Why today has its micro-season: the current longitude of the Sun, and the day in Japan on which it reached the last
 * step.
 * @param today the visitor's date at the instant
 * @throws RangeError when `instant` is an invalid date
 */
export function whyToday(instant: Date, today: CivilDay): WhyToday {
	const { microSeason, day: since } = beginningOn(today);
	const minute = eventsBetween(since, since).find(({ kind }) => kind === "micro-season")?.minute ?? null;
	const reached = minute === null ? null : instantInJapan(since, minute);
	// The formula is up to a quarter of an hour early or late: the computed minute sets it right.
	const longitude = reached
		? (sunLongitude(instant) - sunLongitude(reached) + longitudeOf(microSeason.n) + 720) % 360
		: sunLongitude(instant);
	const n = stepAt(longitude);
	const from = longitudeOf(n);
	return {
		longitude,
		step: { n, from, to: from + 5, done: ((longitude - from + 360) % 360) / 5 },
		microSeason,
		since,
		nth: daysFrom(since, today) + 1,
		today,
		inJapan: dayInJapan(instant),
		reached,
		minute,
	};
}

/** One sentence that relates the Sun's step to the name of the day. */
export function whySentence({ step, microSeason, reached, since, today }: WhyToday): string {
	const degrees = `${longitudeOf(microSeason.n)}°`;
	if (step.n === microSeason.n) return `It has passed ${degrees}, with which this micro-season begins.`;
	if (reached === null) return "Years beyond the almanac use the usual dates, which may be a day off.";
	if (step.n === (microSeason.n % 72) + 1)
		return "It is a step further already: in Japan, whose dates the almanac counts, the next one has begun.";
	return since === today
		? `It reaches ${degrees} on this very date in Japan, and the whole day takes the name of what begins in it.`
		: `It has yet to reach ${degrees}: your date is read as the same date in Japan.`;
}
