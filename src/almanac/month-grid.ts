import { addDays, type CivilDay, firstOf, weekday } from "./civil-day.ts";

/**
 * The weeks of a month, Monday first, padded with the days around it.
 * @param month 1 to 12
 * @example monthWeeks(2026, 11)[0] // Monday 26 October to Sunday 1 November
 */
export function monthWeeks(year: number, month: number): CivilDay[][] {
	const first = firstOf(year, month);
	const end = firstOf(year, month + 1);
	const weeks: CivilDay[][] = [];
	for (let monday = addDays(first, -weekday(first)); monday < end; monday = addDays(monday, 7))
		weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
	return weeks;
}

/**
 * The same day of another month, or that month's last day.
 * @param months how many months ahead; negative for back
 * @example sameDayIn("2026-01-31", 1) // "2026-02-28"
 */
export function sameDayIn(day: CivilDay, months: number): CivilDay {
	const [year, month, date] = day.split("-").map(Number) as [number, number, number];
	const first = firstOf(year, month + months);
	const last = addDays(firstOf(year, month + months + 1), -1);
	const same = addDays(first, date - 1);
	return same < last ? same : last;
}

const MOVES = new Map<string, (day: CivilDay) => CivilDay>(
	Object.entries({
		ArrowLeft: (day: CivilDay) => addDays(day, -1),
		ArrowRight: (day: CivilDay) => addDays(day, 1),
		ArrowUp: (day: CivilDay) => addDays(day, -7),
		ArrowDown: (day: CivilDay) => addDays(day, 7),
		Home: (day: CivilDay) => addDays(day, -weekday(day)),
		End: (day: CivilDay) => addDays(day, 6 - weekday(day)),
		PageUp: (day: CivilDay) => sameDayIn(day, -1),
		PageDown: (day: CivilDay) => sameDayIn(day, 1),
		"Shift+PageUp": (day: CivilDay) => sameDayIn(day, -12),
		"Shift+PageDown": (day: CivilDay) => sameDayIn(day, 12),
	}),
);

/**
 * The day that a key leads to in a grid of days, by the ARIA pattern for choosing a date.
 * @param key its name, prefixed with "Shift+" if Shift is held
 * @returns null for a key that moves nothing
 */
export const dayByKey = (day: CivilDay, key: string): CivilDay | null => MOVES.get(key)?.(day) ?? null;
