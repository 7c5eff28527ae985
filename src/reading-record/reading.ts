import { documentVersion } from "#src/documents/document-version.ts";

/** A passage's state: seen, not seen yet, or changed since the last reading and not seen since. */
export const SEEN = "s";
const UNSEEN = "-";
export const CHANGED = "c";

/** What is remembered of one document. */
export interface Reading {
	/** The hashes of the last opened version, in order. */
	passages: readonly string[];
	/** One of the three letters above for each passage. */
	states: string;
	/** Whether the document was once read to its end, or marked as read. */
	read: boolean;
	/** Local day of the latest reading that left no change unseen, "2026-10-14": changes are counted from it. */
	day: string;
}

/** A reading carried over to another version, and how many seen passages were removed without a replacement. */
export interface CarriedOver {
	reading: Reading;
	removed: number;
}

/**
 * The share of a document's words that must be seen for it to count as read: nobody follows every row of every table.
 */
const SHARE_READ = 0.9;

/** The reading of a document that is opened for the first time. */
export const beginReading = (passages: readonly string[], day: string): Reading => ({
	passages,
	states: UNSEEN.repeat(passages.length),
	read: false,
	day,
});

/**
 * Compares what was read with the current version. A passage is identified by its text, wherever it is, as many times
 * as it occurred before: a passage that only moved has not changed. Other text counts as changed (or new, which a
 * reader cannot tell apart) if the visitor had read there: up to it and past it. Elsewhere it is unread like the rest.
 * @example carryOver({ passages: ["a", "b"], states: "ss", read: true, day }, ["b", "x"]) // states "sc", removed 0
 */
export function carryOver(before: Reading, passages: readonly string[]): CarriedOver {
	const known = new Map<string, string[]>();
	before.passages.forEach((hash, index) => {
		known.set(hash, [...(known.get(hash) ?? []), before.states[index] ?? UNSEEN]);
	});
	const found = passages.map((hash) => known.get(hash)?.shift());
	const furthest = found.lastIndexOf(SEEN);
	const isKnown = (state: string | undefined) => state !== undefined;
	const wasReadAt = (index: number) => {
		const beside = found.slice(0, index).findLast(isKnown) ?? found.slice(index).find(isKnown);
		return before.read || (index < furthest && beside !== UNSEEN);
	};
	const states = found.map((state, index) => state ?? (wasReadAt(index) ? CHANGED : UNSEEN));
	const others = found.filter((state) => state === undefined).length;
	const gone = [...known.values()].flat().filter((state) => state === SEEN).length;
	return { reading: { ...before, passages, states: states.join("") }, removed: Math.max(0, gone - others) };
}

/** Indices of the passages that have changed and were not seen since. */
export const changedIn = ({ states }: Reading): number[] =>
	[...states].flatMap((state, index) => (state === CHANGED ? [index] : []));

/**
 * A reading after some of its passages were seen. The document counts as read when its last passage and nine tenths of
 * its words were seen; the day advances when no change is left unseen.
 * @param words of each passage
 */
export function markSeen(reading: Reading, seen: readonly number[], words: readonly number[], day: string): Reading {
	const letters = [...reading.states];
	for (const index of seen) letters[index] = SEEN;
	const states = letters.join("");
	if (states.includes(CHANGED)) return { ...reading, states };
	const wordsIn = (wanted: (state: string | undefined) => boolean) =>
		words.reduce((sum, count, index) => sum + (wanted(letters[index]) ? count : 0), 0);
	const enough = wordsIn((state) => state === SEEN) >= SHARE_READ * wordsIn(() => true);
	const read = reading.read || (enough && states.endsWith(SEEN));
	return { ...reading, states: read ? allSeen(reading) : states, read, day };
}

/** A reading that the visitor marked as read. */
export const markRead = (reading: Reading, day: string): Reading => ({
	...reading,
	states: allSeen(reading),
	read: true,
	day,
});

const allSeen = ({ passages }: Reading) => SEEN.repeat(passages.length);

/** How much of a document was read, in passages seen: 0 to 1. */
export const readingProgress = ({ states }: Reading): number => (states.split(SEEN).length - 1) / states.length;

/** Where to continue: the passage after the furthest one seen. Null if none was seen, or the document was read. */
export function resumeIndex({ states, read }: Reading): number | null {
	const next = states.lastIndexOf(SEEN) + 1;
	return read || next === 0 || next >= states.length ? null : next;
}

export type ReadingStatus = "begun" | "read" | "changed";

/** @param version the document's current one; if it is undefined, only the reading itself counts */
export function statusOf(reading: Reading, version: string | undefined): ReadingStatus {
	if (!reading.read) return "begun";
	const another = version !== undefined && documentVersion(reading.passages) !== version;
	return another || reading.states.includes(CHANGED) ? "changed" : "read";
}
