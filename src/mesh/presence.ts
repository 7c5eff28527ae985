/** How often a node beats, and after which silence it is taken off the list. In seconds. */
export interface HeartbeatTerms {
	everySeconds: number;
	timeoutSeconds: number;
}

/** What a neighbour thinks of a node: there, two beats missing, or off the list. */
export type Presence = "present" | "suspect" | "gone";

/** One opinion, from when on and until when, in seconds. */
export interface Stretch {
	presence: Presence;
	from: number;
	to: number;
}

/** This many missing beats make a neighbour ask the others. */
const SUSPICIOUS_BEATS = 2;

/**
 * What a neighbour thinks from a node's first beat on. A beat counts before the list is looked at: one that arrives on the
 * very second of the timeout keeps the node. Each boundary of a silence belongs to what follows it.
 * @param beats seconds at which beats arrived, rising
 * @param until where the account ends, at or after the last beat
 * @returns opinions in order, none empty, no two alike side by side
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
 * @throws RangeError outside of that: a beat would have been due
 * @example deadOnTheList(4, { everySeconds: 30, timeoutSeconds: 90 }) // 86
 */
export function deadOnTheList(age: number, { everySeconds, timeoutSeconds }: HeartbeatTerms): number {
	if (!(age >= 0 && age <= everySeconds)) throw new RangeError(`A beat is at most ${everySeconds} s old: ${age}`);
	return timeoutSeconds - age;
}

/** Seconds as a stopwatch shows them. @example clockText(90) // "1:30" */
export const clockText = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
