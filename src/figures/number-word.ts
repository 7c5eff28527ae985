import { capitalised } from "./capitalised.ts";

const WORDS = [
	"none",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve",
] as const;

/**
 * A count as in running prose: in words up to twelve, then in digits.
 * @param count a whole number from 0
 * @throws RangeError when it is not
 * @example numberWord(6) // "six"; numberWord(24) // "24"
 */
export function numberWord(count: number): string {
	if (!Number.isInteger(count) || count < 0) throw new RangeError(`No word for ${count}`);
	return WORDS[count] ?? String(count);
}

/** The same at the start of a sentence. @example capitalWord(4) // "Four" */
export const capitalWord = (count: number): string => capitalised(numberWord(count));

/** A range in digits. @example rangeText([3, 6]) // "3–6" */
export const rangeText = ([from, to]: readonly [number, number]): string => `${from}–${to}`;

/**
 * A range in running prose: in words, or both ends in digits if one of them has no word.
 * @example rangeWords([3, 6]) // "three to six"; rangeWords([10, 30]) // "10 to 30"
 */
export const rangeWords = ([from, to]: readonly [number, number]): string =>
	to < WORDS.length ? `${numberWord(from)} to ${numberWord(to)}` : `${from} to ${to}`;
