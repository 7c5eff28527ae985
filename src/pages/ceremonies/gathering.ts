import { hour } from "#src/content/ceremonies/hour.ts";
import type { Part } from "#src/content/ceremonies/season-ceremony.ts";

/** A part of a gathering with its start and end, in minutes from the beginning. */
export interface TimedPart extends Part {
	from: number;
	to: number;
}

/**
 * Consecutive parts from minute 0. @example timed([{ minutes: 5, … }, { minutes: 12, … }])[1] // { from: 5, to: 17, … }
 */
export function timed(parts: readonly Part[]): TimedPart[] {
	let from = 0;
	return parts.map((part) => {
		const to = from + part.minutes;
		const timedPart = { ...part, from, to };
		from = to;
		return timedPart;
	});
}

/** A season’s whole hour: the fixed parts, with the season’s own act in the middle. */
export const orderOf = (act: readonly Part[]): TimedPart[] => timed([...hour.before, ...act, ...hour.after]);

export const minutesOf = (parts: readonly { minutes: number }[]): number =>
	parts.reduce((sum, { minutes }) => sum + minutes, 0);

/** Duration of a seasonal ceremony, in minutes. */
export const wholeHour = minutesOf([...hour.before, hour.act, ...hour.after]);
