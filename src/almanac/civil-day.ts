export const MS_PER_DAY = 86_400_000;
/** Japan has one time all year, nine hours ahead of UTC. */
export const JAPAN_MS = 9 * 3_600_000;

/** A calendar day without a time zone, `YYYY-MM-DD`: days compare as strings. */
export type CivilDay = string;

const utc = (day: CivilDay): number => Date.parse(`${day}T00:00Z`);
const dayOfUtc = (ms: number): CivilDay => new Date(ms).toISOString().slice(0, 10);

/**
 * The day in the visitor's local calendar.
 * @throws RangeError when `date` is an invalid date
 * @example civilDay(new Date(2026, 10, 22, 23, 59)) // "2026-11-22"
 */
export const civilDay = (date: Date): CivilDay =>
	dayOfUtc(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));

/** The day in Japan at an instant. @throws RangeError when `instant` is an invalid date */
export const dayInJapan = (instant: Date): CivilDay => dayOfUtc(instant.getTime() + JAPAN_MS);

/** @example addDays("2026-12-31", 1) // "2027-01-01" */
export const addDays = (day: CivilDay, days: number): CivilDay => dayOfUtc(utc(day) + days * MS_PER_DAY);

/**
 * Whole days from one day to another; negative if `to` is earlier. @example daysFrom("2026-11-22", "2026-11-23") // 1
 */
export const daysFrom = (from: CivilDay, to: CivilDay): number => (utc(to) - utc(from)) / MS_PER_DAY;

/** 0 for Monday to 6 for Sunday. @example weekday("2026-11-22") // 6 */
export const weekday = (day: CivilDay): number => (new Date(utc(day)).getUTCDay() + 6) % 7;

export const yearOf = (day: CivilDay): number => Number(day.slice(0, 4));

/** 1 to 12. */
export const monthOf = (day: CivilDay): number => Number(day.slice(5, 7));

/** The first day of a month; `month` may lie outside 1 to 12. @example firstOf(2026, 13) // "2027-01-01" */
export const firstOf = (year: number, month: number): CivilDay => dayOfUtc(Date.UTC(year, month - 1, 1));

/** The instant of a minute of a day in Japan. */
export const instantInJapan = (day: CivilDay, minute: number): Date => new Date(utc(day) - JAPAN_MS + minute * 60_000);
