import { twoDigits } from "#src/figures/two-digits.ts";
/** How often a node sends a beat, and after how much silence it is removed from the list. In seconds. */
export interface HeartbeatTerms {
	everySeconds: number;
	timeoutSeconds: number;
}

/** A neighbour's opinion of a node: present, two beats missing, or off the list. */
export type Presence = "present" | "suspect" | "gone";

/** One opinion with its start and end, in seconds. */
export interface Stretch {
	presence: Presence;
	from: number;
	to: number;
}

/** After this many missing beats, a neighbour asks the others. */
const SUSPICIOUS_BEATS = 2;

/**
 * A neighbour's opinions from a node's first beat on. A beat counts before the list is checked: one that arrives
 * exactly at the timeout keeps the node. Each boundary belongs to the opinion that follows it.
 * @param beats times in seconds at which beats arrived, ascending
 * @param until end of the time span, at or after the last beat
 * @returns opinions in order, none empty, no two neighbours equal
 * @throws RangeError when there is no beat, or time runs backwards
 * @example presenceStretches([0], 120, terms) // present 0 to 60, suspect 60 to 90, gone 90 to 120
 * Specification 9 (P2P text)
 */
export function presenceStretches(beats: readonly number[], until: number, terms: HeartbeatTerms): Stretch[] {
	if (beats.length === 0) throw new RangeError("A node is known from its first beat on");
	const suspectAfter = SUSPICIOUS_BEATS * terms.everySeconds;
	const stretches: Stretch[] = [];
	for (const [index, beat] of beats.entries()) {
		const end = beats[index + 1] ?? until;
		if (end < beat) throw new RangeError(`Time runs forwards: ${beat} s, then ${end} s`);
		const turns = [beat, beat + suspectAfter, beat + terms.timeoutSeconds, Number.POSITIVE_INFINITY];
		for (const [turn, presence] of (["present", "suspect", "gone"] as const).entries()) {
			const from = turns[turn] as number;
			const to = Math.min(turns[turn + 1] as number, end);
			const last = stretches.at(-1);
			if (from >= to) continue;
			if (last?.presence === presence) last.to = to;
			else stretches.push({ presence, from, to });
		}
	}
	return stretches;
}

/**
 * How long a node that dies stays on the list.
 * @param age seconds since its last beat when it died, from 0 up to one interval
 * @throws RangeError outside that range, in which a beat would have been due
 * @example deadOnTheList(4, { everySeconds: 30, timeoutSeconds: 90 }) // 86
 */
export function deadOnTheList(age: number, { everySeconds, timeoutSeconds }: HeartbeatTerms): number {
	if (!(age >= 0 && age <= everySeconds)) throw new RangeError(`A beat is at most ${everySeconds} s old: ${age}`);
	return timeoutSeconds - age;
}

/** Seconds in stopwatch format. @example clockText(90) // "1:30" */
export const clockText = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${twoDigits(Math.floor(seconds % 60))}`;
